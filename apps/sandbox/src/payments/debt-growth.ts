import { addDays } from '@clearloan/loan-math';
import { debtOf, lateFees, overdueDays, type Debt } from './debt';

/** By how much the debt grows until tomorrow if nothing is paid, tax included; undefined when nothing is late. */
export async function debtGrowth(debt: Debt, today: string): Promise<number | undefined> {
  if (overdueDays(debt) === 0) return undefined;
  const tomorrow = await debtOf(debt.loan, addDays(today, 1));
  return lateFees(tomorrow) - lateFees(debt);
}
