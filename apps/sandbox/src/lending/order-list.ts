import type { Order as OrderShape, orderList, OrderType } from '@clearloan/loans/contract';
import { splitTotal } from '@clearloan/loan-math';
import { codes } from '@clearloan/api-client/declare';
import { msg } from '@lingui/core/macro';
import { and, count, desc, eq, inArray } from 'drizzle-orm';
import { db } from '../database/connection';
import { refuse } from '../http/refusal';
import type { Handler } from '../http/serve';
import { debtOf, findLoan, leftOf, nextRow, overdueDays } from '../payments/debt';
import type { Say } from '../words/sentences';
import { catchUpAll } from './catch-up';
import { isRunning } from './order-moves';
import { logoPath } from './logos';
import { buttonWords, nextRoute, statusWords, tabs } from './order-words';
import { orderNoOf, type Order } from './orders';
import { findProduct } from './products';
import { orders } from './tables';

type Counts = Record<OrderType, number>;

/** Lists a borrower's loans and applications by tab, the newest first. */
export const listOrders: Handler<typeof orderList> = async ({ request, borrower, now, today, say }) => {
  const { borrowerId } = borrower;
  const { orderType, pageNum, pageSize } = request;
  if (pageNum > 10_000) throw refuse(codes.badInput, msg`Please check this entry.`, { field: 'pageNum' });
  await catchUpAll(borrowerId, now);
  const counts = await countsOf(borrowerId);
  const wanted = orderType === 'all' ? undefined : inArray(orders.status, [...tabs[orderType]]);
  const page = await db()
    .select()
    .from(orders)
    .where(and(eq(orders.borrowerId, borrowerId), wanted))
    .orderBy(desc(orders.createdAt), desc(orders.serialNo))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
  const list: OrderShape[] = [];
  for (const order of page) list.push(await orderShape(order, today, say));
  const total = counts[orderType];
  return { counts, list, total, hasMore: pageNum * pageSize < total };
};

async function countsOf(borrowerId: string): Promise<Counts> {
  const rows = await db()
    .select({ status: orders.status, many: count() })
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
  return { all: repaying + unfinished + settled + closed, repaying, unfinished, settled, closed };
}

async function orderShape(order: Order, today: string, say: Say): Promise<OrderShape> {
  const product = await findProduct(order.productId);
  const button = buttonWords[order.status];
  return {
    orderId: order.orderId,
    orderNo: orderNoOf(order),
    productName: product.name,
    productLogo: logoPath(product.productId),
    orderStatus: order.status,
    orderStatusText: say(statusWords[order.status]),
    statusAt: order.statusAt.toISOString(),
    buttonText: button && say(button),
    next: nextRoute(order.status, product.confirmation),
    ...(await moneyShape(
      order,
      Math.min(product.exampleAmount, order.amountMax ?? product.amountMax),
      today,
    )),
  };
}

/** The figures of an order: those of its loan once it is signed. */
async function moneyShape(order: Order, asked: number, today: string) {
  const loan = await findLoan(order.orderId);
  if (loan === undefined) return { orderAmount: asked, overdueDays: 0 };
  const debt = await debtOf(loan, today);
  const next = isRunning(order.status) ? nextRow(debt) : undefined;
  return {
    orderAmount: loan.principal,
    overdueDays: isRunning(order.status) ? overdueDays(debt) : 0,
    loanTime: loan.startDate,
    repayTime: debt.rows.at(-1)?.dueDate,
    nextDue: next?.dueDate,
    nextAmount: next && splitTotal(next.open),
    left: leftOf(debt),
  };
}
