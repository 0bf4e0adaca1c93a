import { addDays } from '@clearloan/loan-math';
import { businessDay } from '../../platform/context/clock';
import { moveOrder, setNextStepDates, type LockedOrder, type MoveResult } from '../orders/orders';
import { debtOf, findLoan, isOpen, openAmount, overdueDays, type Debt } from './debt';

/**
 * Updates the status of a locked loan: overdue, closed, or neither.
 * @param closedAs how a loan ends that owes nothing
 */
export async function refreshLoanStatus(
  order: LockedOrder,
  now: Date,
  closedAs: 'settled' | 'withdrawn' = 'settled',
): Promise<MoveResult> {
  const loan = await findLoan(order.orderId);
  if (loan === undefined) return order;
  const debt = await debtOf(loan, businessDay(now));
  const { wakeAt, status } = order;
  const lateFrom = lateFromOf(debt);
  const next = statusOf(debt, closedAs);
  if (next !== status) return moveOrder(order, next, now, { wakeAt, lateFrom });
  if (order.lateFrom !== lateFrom) await setNextStepDates(order, { lateFrom });
  return { ...order, lateFrom };
}

function statusOf<Closed>(debt: Debt, closedAs: Closed): Closed | 'overdue' | 'repaying' {
  if (openAmount(debt) === 0) return closedAs;
  return overdueDays(debt) > 0 ? 'overdue' : 'repaying';
}

/** The first day on which one of the open payments is overdue. */
function lateFromOf({ rows }: Debt): string | null {
  const openDueDates = rows
    .filter(isOpen)
    .map((row) => row.dueDate)
    .sort();
  return openDueDates[0] === undefined ? null : addDays(openDueDates[0], 1);
}
