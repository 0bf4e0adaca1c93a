import { addDays } from '@clearloan/loan-math';
import { lateFees, overdueDays, computeDebt, type Debt, type DebtTerms } from './debt';

/** How much the debt grows until tomorrow if nothing is paid, tax included; undefined if nothing is overdue. */
export function debtGrowth(debt: Debt<DebtTerms>, today: string): number | undefined {
  if (overdueDays(debt) === 0) return undefined;
  const tomorrow = computeDebt(debt.loan, debt.facts, addDays(today, 1));
  return lateFees(tomorrow) - lateFees(debt);
}
