import type { Minor } from '@clearloan/formatting';
import type { CostRow, LoanCost } from '@clearloan/loan-math';

/** The balance after a number of payments; an early payment is a vertical drop. */
export interface BalancePoint {
  readonly periodNo: number;
  readonly balance: Minor;
}

export interface BalanceLines {
  readonly with: readonly BalancePoint[];
  readonly without: readonly BalancePoint[];
  /** Where money was paid early: the lower end of each drop. */
  readonly drops: readonly BalancePoint[];
  readonly highest: Minor;
  readonly periods: number;
}

/** The two lines of the chart: the loan with early and growing payments, and without. */
export function balanceLines(loan: LoanCost, without: LoanCost): BalanceLines {
  const lines = { with: lineOf(loan), without: lineOf(without) };
  return {
    ...lines,
    drops: loan.rows.filter(({ extra }) => extra > 0).map(({ periodNo, balance }) => ({ periodNo, balance })),
    highest: Math.max(
      1,
      ...lines.with.map(({ balance }) => balance),
      ...lines.without.map(({ balance }) => balance),
    ),
    periods: Math.max(loan.rows.length, without.rows.length),
  };
}

const lineOf = ({ rows }: LoanCost): BalancePoint[] => [
  { periodNo: 0, balance: financed(rows) },
  ...rows.flatMap(({ periodNo, balance, extra }) =>
    extra > 0
      ? [
          { periodNo, balance: balance + extra },
          { periodNo, balance },
        ]
      : [{ periodNo, balance }],
  ),
];

const financed = (rows: readonly CostRow[]): Minor =>
  rows.reduce((total, row) => total + row.principal + row.extra + row.fee + row.tax, 0);
