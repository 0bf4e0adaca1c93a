import { addDays } from '@clearloan/loan-math';
import { businessDay } from '../../context/clock';
import { moveOrder, setReminders, type LockedOrder, type Moved } from '../orders/orders';
import { debtOf, findLoan, isOpen, leftOf, overdueDays, type Debt } from './debt';

/** Says of a running, locked loan whether it is late, paid off, or neither. */
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

/** The first day on which a payment that is open now is late. */
function lateFromOf({ rows }: Debt): string | null {
  const dues = rows
    .filter(isOpen)
    .map((row) => row.dueDate)
    .sort();
  return dues[0] === undefined ? null : addDays(dues[0], 1);
}
