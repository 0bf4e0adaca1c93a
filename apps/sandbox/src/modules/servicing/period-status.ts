import { daysBetween, splitTotal } from '@clearloan/loan-math';
import type { PeriodStatus } from '@clearloan/api-client/declare';
import type { DebtRow } from './debt-row';

/** From this many days before its date on, a payment is called due. */
const dueWithinDays = 7;

/** How a payment of the plan stands on a day: derived, never stored. */
export function periodStatus(row: DebtRow, today: string, isVerifying: boolean): PeriodStatus {
  const paid = splitTotal(row.paid);
  if (splitTotal(row.open) === 0) return paid > 0 ? 'paid' : 'waived';
  if (isVerifying) return 'verifying';
  if (paid > 0) return 'partlyPaid';
  if (row.lateDays > 0) return 'overdue';
  if (row.dueDate !== row.originalDueDate) return 'extended';
  return daysBetween(today, row.dueDate) <= dueWithinDays ? 'due' : 'upcoming';
}
