import { firstRead, type FirstReads } from '@clearloan/api-client';
import { routePatterns } from '@clearloan/routes';
import { loanDetails, orderList, orderTypes, type OrderType } from '@clearloan/loan-view/contract';

/** The tab of a URL (`?_tab=repaying`); all orders by default. */
export const tabOf = (text: string | null): OrderType => orderTypes.find((type) => type === text) ?? 'all';

const ordersAPage = 20;

export const orderPage = (orderType: OrderType, pageNum: number) => ({
  orderType,
  pageNum,
  pageSize: ordersAPage,
});
export const loan = (orderId: string) => [loanDetails, { orderId }] as const;

const nothing = () => [];

/** The first page of the tab in the URL. */
export const ordersReads: FirstReads = {
  visitor: nothing,
  borrower: ({ search }) => [firstRead(orderList, orderPage(tabOf(search.get('_tab')), 1))],
};

export const loanReads: FirstReads = {
  visitor: nothing,
  borrower: ({ params }) => [firstRead(...loan(params['orderId'] ?? ''))],
};

/** The first reads of this library's screens, by their route patterns. */
export const firstReads: Readonly<Record<string, FirstReads>> = {
  [routePatterns.order]: ordersReads,
  [routePatterns.loanDetailUrl]: loanReads,
};
