import { addDays } from '@clearloan/loan-math';
import { businessDay } from '../../platform/context/clock';
import { moveOrder, setReminders, type LockedOrder, type Moved } from '../orders/orders';
import { debtOf, findLoan, isOpen, leftOf, overdueDays, type Debt } from './debt';

/** Updates the status of a running, locked loan: overdue, settled, or neither. */
export async function refreshStanding(order: LockedOrder, now: Date): Promise<Moved> {
  const loan = await findLoan(order.orderId);
  if (loan === undefined) return order;
  const debt = await debtOf(loan, businessDay(now));
  const { wakeAt } = order;
  if (leftOf(debt) === 0) return moveOrder(order, 'settled', now, { wakeAt });
  const isLate = overdueDays(debt) > 0;
  const lateFrom = lateFromOf(debt);
  if (isLate && order.status === 'repaying') return moveOrder(order, 'overdue', now, { wakeAt, lateFrom });
  if (!isLate && order.status === 'overdue') return moveOrder(order, 'repaying', now, { wakeAt, lateFrom });
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
