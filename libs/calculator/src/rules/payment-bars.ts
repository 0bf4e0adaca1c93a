import type { Minor } from '@clearloan/formatting';
import type { CostRow } from '@clearloan/loan-math';

/** One bar of the chart: a payment, or several consecutive ones. */
export interface PaymentBar {
  readonly from: number;
  readonly to: number;
  /** The principal, with its share of a fee that was added to the loan. */
  readonly principal: Minor;
  readonly interest: Minor;
}

/** More bars would be too thin to distinguish. */
const mostBars = 24;

/** The payments as at most 24 bars; long loans are grouped by a quarter, a year or more. */
export function paymentBars(rows: readonly CostRow[], perYear: number): PaymentBar[] {
  const each = barLength(rows.length, perYear);
  return Array.from({ length: Math.ceil(rows.length / each) }, (_, index) => {
    const part = rows.slice(index * each, (index + 1) * each);
    const total = (of: (row: CostRow) => Minor) => part.reduce((sum, row) => sum + Math.max(0, of(row)), 0);
    return {
      from: index * each + 1,
      to: index * each + part.length,
      principal: total((row) => row.principal + row.fee + row.tax),
      interest: total((row) => Math.min(row.interest, row.instalment)),
    };
  });
}

/** One payment, a quarter of a year, a year, or as many years as needed. */
function barLength(payments: number, perYear: number): number {
  const steps = [1, Math.round(perYear / 4), perYear];
  const fitting = steps.find((step) => Math.ceil(payments / step) <= mostBars);
  return fitting ?? perYear * Math.ceil(payments / perYear / mostBars);
}
