import { firstRead, type FirstReads } from '@clearloan/api-client';
import { routePatterns } from '@clearloan/routes';
import { classicHomePage, homePage, loanDetails, orderList, type OrderType } from './contract';
import { tabOf } from './rules/order-tabs';

const ordersAPage = 20;

export const visitorHome = [classicHomePage, {}] as const;
export const borrowerHome = [homePage, {}] as const;
export const applications = [orderList, { orderType: 'unfinished', pageNum: 1, pageSize: 5 }] as const;
export const orderPage = (orderType: OrderType, pageNum: number) => ({
  orderType,
  pageNum,
  pageSize: ordersAPage,
});
export const loan = (orderId: string) => [loanDetails, { orderId }] as const;

const nothing = () => [];

export const homeReads: FirstReads = {
  visitor: () => [firstRead(...visitorHome)],
  borrower: () => [firstRead(...borrowerHome), firstRead(...applications)],
};

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
  [routePatterns.main]: homeReads,
  [routePatterns.order]: ordersReads,
  [routePatterns.loanDetailUrl]: loanReads,
};
