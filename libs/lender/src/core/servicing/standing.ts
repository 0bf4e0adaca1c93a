import { addDays } from '@clearloan/loan-math';
import { businessDay } from '../../platform/context/clock';
import { moveOrder, setReminders, type LockedOrder, type Moved } from '../orders/orders';
import { debtOf, findLoan, isOpen, leftOf, overdueDays, type Debt } from './debt';

/**
 * Updates the status of a locked loan: overdue, closed, or neither.
 * @param closedAs how a loan ends that owes nothing
 */
export async function refreshStanding(
  order: LockedOrder,
  now: Date,
  closedAs: 'settled' | 'withdrawn' = 'settled',
): Promise<Moved> {
  const loan = await findLoan(order.orderId);
  if (loan === undefined) return order;
  const debt = await debtOf(loan, businessDay(now));
  const { wakeAt, status } = order;
  const lateFrom = lateFromOf(debt);
  const isLate = overdueDays(debt) > 0;
  const next = leftOf(debt) === 0 ? closedAs : isLate ? 'overdue' : 'repaying';
  if (next !== status) return moveOrder(order, next, now, { wakeAt, lateFrom });
  if (order.lateFrom !== lateFrom) await setReminders(order, { lateFrom });
  return { ...order, lateFrom };
}

/** The first day on which one of the open payments is overdue. */
function lateFromOf({ rows }: Debt): string | null {
  const dues = rows
    .filter(isOpen)
    .map((row) => row.dueDate)
    .sort();
  return dues[0] === undefined ? null : addDays(dues[0], 1);
}
