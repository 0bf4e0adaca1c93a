import { and, eq, inArray, or } from 'drizzle-orm';
import { businessDay } from '../../platform/context/clock';
import type { LendingCore } from '../../platform/context/lending-core';
import { db } from '../../platform/database/connection';
import { orders, planRows } from '../../platform/database/schema/orders';
import { delays, planChanges } from '../../platform/database/schema/plan-changes';
import { catchUpLocked } from '../lending/catch-up';
import { isOrderParked } from '../orders/attention';
import { isRunning } from '../orders/order-moves';
import { lockOrder } from '../orders/orders';
import { debtOf, findLoan, openRows } from '../servicing/debt';
import { collectingOf, isPaidByHand } from '../servicing/mandates';

const running = ['repaying', 'overdue'] as const;

export const loansDueOn: LendingCore['loansDueOn'] = (borrowerIds, days) =>
  db()
    .selectDistinct({ orderId: orders.orderId, borrowerId: orders.borrowerId })
    .from(orders)
    .innerJoin(planRows, eq(planRows.orderId, orders.orderId))
    .leftJoin(delays, eq(delays.orderId, orders.orderId))
    .leftJoin(planChanges, eq(planChanges.orderId, orders.orderId))
    .where(
      and(
        inArray(orders.borrowerId, [...borrowerIds]),
        inArray(orders.status, running),
        or(
          inArray(planRows.dueDate, [...days]),
          inArray(delays.newDueDate, [...days]),
          inArray(planChanges.dueDate, [...days]),
        ),
      ),
    );

export const lockOpenPayments: LendingCore['lockOpenPayments'] = async (orderId, now) => {
  const order = await catchUpLocked(await lockOrder(orderId), now);
  if (isOrderParked(order) || !isRunning(order.status)) return [];
  const loan = await findLoan(orderId);
  if (loan === undefined) return [];
  const collecting = await collectingOf(orderId);
  const open: { periodNo: number; dueDate: string }[] = [];
  for (const row of openRows(await debtOf(loan, businessDay(now))))
    if (!collecting.has(row.periodNo) && !(await isPaidByHand(orderId, row)))
      open.push({ periodNo: row.periodNo, dueDate: row.dueDate });
  return open;
};
