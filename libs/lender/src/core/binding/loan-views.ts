import { splitTotal } from '@clearloan/loan-math';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { LendingCore, RunningLoan } from '../../platform/context/lending-core';
import { db } from '../../platform/database/connection';
import { orders, products } from '../../platform/database/schema/orders';
import { payments } from '../../platform/database/schema/payments';
import { catchUpAll } from '../lending/catch-up';
import { isRunning } from '../orders/order-moves';
import { orderNoOf, ordersOf } from '../orders/orders';
import { findProduct } from '../orders/products';
import { debtOf, findLoan, isOpen, openAmount } from '../servicing/debt';
import { movedFrom } from '../servicing/debt-row';
import { collectingOf } from '../servicing/in-progress';

export const runningLoans: LendingCore['runningLoans'] = async (borrowerId, now, today) => {
  await catchUpAll(borrowerId, now);
  const running: RunningLoan[] = [];
  for (const { orderId, productId, status } of await ordersOf(borrowerId)) {
    const loan = isRunning(status) ? await findLoan(orderId) : undefined;
    if (loan === undefined) continue;
    const debt = await debtOf(loan, today);
    const { name: productName, lenderName } = await findProduct(productId);
    const collecting = await collectingOf(orderId);
    // Extra money may have left nothing of the last payments.
    const needed = debt.rows.filter(({ due }) => splitTotal(due) > 0);
    const rows = needed.map((row) => {
      const { periodNo, dueDate, due, open } = row;
      const isCollecting = collecting.has(periodNo);
      return { periodNo, dueDate, movedFrom: movedFrom(row), due, open, isOpen: isOpen(row), isCollecting };
    });
    running.push({ orderId, productName, lenderName, left: openAmount(debt), rows });
  }
  return running;
};

export const postedPayments: LendingCore['postedPayments'] = async (borrowerId, now) => {
  await catchUpAll(borrowerId, now);
  const rows = await db()
    .select({ payment: payments, productName: products.name })
    .from(payments)
    .innerJoin(orders, eq(orders.orderId, payments.orderId))
    .innerJoin(products, eq(products.productId, orders.productId))
    .where(
      and(
        eq(orders.borrowerId, borrowerId),
        inArray(payments.kind, ['code', 'reference']),
        eq(payments.status, 'posted'),
      ),
    )
    .orderBy(desc(payments.at));
  return rows.map(({ payment: { paymentId, amount, fee, postedAt, at, periodNos }, productName }) => ({
    paymentId,
    productName,
    amount,
    fee,
    periodNos,
    paidAt: postedAt ?? at,
  }));
};

export const loanTitles: LendingCore['loanTitles'] = async (borrowerId) => {
  const titles: { orderId: string; productName: string; orderNo: string }[] = [];
  for (const order of await ordersOf(borrowerId)) {
    const { name: productName } = await findProduct(order.productId);
    titles.push({ orderId: order.orderId, productName, orderNo: orderNoOf(order) });
  }
  return titles;
};

export const productNameOf: LendingCore['productNameOf'] = async (orderId) => {
  const [order] = await db().select().from(orders).where(eq(orders.orderId, orderId));
  return order && (await findProduct(order.productId)).name;
};
