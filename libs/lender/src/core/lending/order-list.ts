import type { Order as OrderShape, orderList, OrderType } from '@clearloan/loan-view/contract';
import { choiceOf } from '../orders/pricing';
import { splitTotal } from '@clearloan/loan-math';
import { count, eq, sql } from 'drizzle-orm';
import { db } from '../../platform/database/connection';
import type { Handler } from '../../platform/context/request-context';
import { debtOn, lastDay, openAmount, nextRow, overdueDays } from '../servicing/debt';
import { movedFrom } from '../servicing/debt-row';
import { paymentsInProgress } from '../servicing/in-progress';
import { type Translate, translateProductName } from '../../platform/context/product-names';
import { catchUpAll, isDueBy } from './catch-up';
import { isBeingPaidOut, isRunning } from '../orders/order-moves';
import { logoPath } from './logos';
import { buttonText, checkingStatus, nextRoute, statusText, tabs } from '../orders/order-words';
import { orderNoOf } from '../orders/orders';
import { listedOrders, type ListedOrder } from './orders-in-full';
import { orders } from '../../platform/database/schema/orders';
import { pageOffset } from '../../platform/context/page-offset';

type Counts = Record<OrderType, number>;

/** Lists a borrower's loans and applications by tab, newest first. */
export const listOrders: Handler<typeof orderList> = async ({ request, borrower, now, today, t }) => {
  const { borrowerId } = borrower;
  const { orderType, pageSize } = request;
  const offset = pageOffset(request);
  const wanted = orderType === 'all' ? Object.values(tabs).flat() : tabs[orderType];
  const read = () =>
    Promise.all([countsOf(borrowerId, now), listedOrders(borrowerId, wanted, { limit: pageSize, offset })]);
  let [counted, page] = await read();
  if (counted.due > 0) {
    await catchUpAll(borrowerId, now);
    [counted, page] = await read();
  }
  const list = page.map((order) => orderShape(order, today, t));
  const total = counted.counts[orderType];
  return { counts: counted.counts, list, total, hasMore: offset + pageSize < total };
};

/** The number of orders per tab, and how many orders have a pending step that is due. */
async function countsOf(borrowerId: string, now: Date): Promise<{ counts: Counts; due: number }> {
  const rows = await db()
    .select({
      status: orders.status,
      many: count(),
      due: sql<number>`(count(*) filter (where ${isDueBy(now)}))::int`,
    })
    .from(orders)
    .where(eq(orders.borrowerId, borrowerId))
    .groupBy(orders.status);
  const inTab = (tab: keyof typeof tabs) =>
    rows.filter(({ status }) => tabs[tab].includes(status)).reduce((sum, { many }) => sum + many, 0);
  const [repaying, unfinished, settled, closed] = [
    inTab('repaying'),
    inTab('unfinished'),
    inTab('settled'),
    inTab('closed'),
  ];
  const all = repaying + unfinished + settled + closed;
  const due = rows.reduce((sum, row) => sum + row.due, 0);
  return { counts: { all, repaying, unfinished, settled, closed }, due };
}

function orderShape(order: ListedOrder, today: string, t: Translate): OrderShape {
  const { product } = order;
  const isChecked = order.parked !== null;
  const button = isChecked ? undefined : buttonText[order.status];
  return {
    orderId: order.orderId,
    orderNo: orderNoOf(order),
    productName: translateProductName(product.name, t),
    productLogo: logoPath(product.productId),
    orderStatus: order.status,
    orderStatusText: t(isChecked ? checkingStatus : statusText[order.status]),
    checkedSince: order.parked?.since.toISOString(),
    statusAt: order.statusAt.toISOString(),
    buttonText: button && t(button),
    next: isChecked ? undefined : nextRoute(order.status, product.confirmation),
    ...moneyShape(order, choiceOf(order, product, order.amountMax ?? product.amountMax).amount, today),
  };
}

/** The figures of an order; those of its loan once it is signed. */
function moneyShape(order: ListedOrder, asked: number, today: string) {
  const { loan } = order;
  if (loan === null) return { orderAmount: asked, overdueDays: 0, paymentsInProgress: [] };
  const debt = debtOn(loan, today);
  const isAskedFor = isRunning(order.status) && order.parked === null;
  const isPaidOut = !isBeingPaidOut(order.status);
  const next = isAskedFor ? nextRow(debt) : undefined;
  return {
    orderAmount: loan.principal,
    overdueDays: isRunning(order.status) ? overdueDays(debt) : 0,
    loanTime: isPaidOut ? loan.startDate : undefined,
    repayTime: lastDay(debt),
    nextDue: next?.dueDate,
    nextOriginalDue: next && movedFrom(next),
    nextAmount: next && splitTotal(next.open),
    nextPeriodNo: next?.periodNo,
    paymentsInProgress: isRunning(order.status) ? paymentsInProgress(order.movements, debt) : [],
    // Nothing is owed before the money arrives.
    left: isPaidOut ? openAmount(debt) : undefined,
  };
}
