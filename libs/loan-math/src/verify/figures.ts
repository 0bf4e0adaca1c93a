import type { Minor } from '../exact/minor';
import type { CheckedFigure, ClaimedPlan, ClaimedRow, PlanColumn } from './claimed-plan';
import type { Simulated } from './simulate';

/** A printed amount; `periodNo` if it is a cell of the plan. */
export interface Figure {
  readonly figure: CheckedFigure;
  readonly periodNo?: number;
  readonly claimed: Minor;
}

export const planColumns = ['principal', 'interest', 'instalment', 'balance'] as const;

/** Every amount of the plan that the lender prints: the payment, the totals, each cell. */
export function figuresOf({ instalment, totalInterest, rows = [] }: ClaimedPlan, paid?: Minor): Figure[] {
  const totals: readonly [CheckedFigure, Minor | undefined][] = [
    ['instalment', instalment],
    ['totalInterest', totalInterest],
    ['totalRepay', paid],
  ];
  return [
    ...totals.flatMap(([figure, claimed]) => (claimed === undefined ? [] : [{ figure, claimed }])),
    ...rows.flatMap(cellsOf),
  ];
}

const cellsOf = (row: ClaimedRow): Figure[] =>
  planColumns.flatMap((figure) => {
    const claimed = row[figure];
    return claimed === undefined ? [] : [{ figure, periodNo: row.periodNo, claimed }];
  });

/**
 * The tolerance of a figure: one printed unit, because roundings of other rows move it; for the payment itself half a
 * unit, or it was rounded by more than the printing. Slightly more allows for floating point errors.
 */
export const toleranceOf = ({ figure, periodNo }: Figure, unit: Minor): number =>
  (figure === 'instalment' && periodNo === undefined && unit > 1 ? unit / 2 : unit) + 0.01;

/** Whether a method reproduces a figure, to the printed unit. */
export function isGiven(way: Simulated, figure: Figure, unit: Minor): boolean {
  const value = valueIn(way, figure);
  return value !== undefined && Math.abs(value - figure.claimed) <= toleranceOf(figure, unit);
}

/** A method's value of a figure; `undefined` if it has no such payment. */
export function valueIn(way: Simulated, { figure, periodNo }: Figure): number | undefined {
  if (periodNo !== undefined) return way[figure as PlanColumn][periodNo - 1];
  if (figure === 'instalment') return way.instalment[way.paysFrom ?? 0];
  return figure === 'totalInterest' ? way.totalInterest : way.paid;
}

/** The most frequent printed payment; the last one absorbs the rest and does not count if there are others. */
export function usualPayment({ instalment, rows = [], terms }: ClaimedPlan): Minor | undefined {
  const counted = new Map<Minor, number>();
  for (const row of rows) {
    const each = paymentIn(row);
    if (each !== undefined && each > 0 && row.periodNo < Math.max(2, terms.tenure)) {
      counted.set(each, (counted.get(each) ?? 0) + 1);
    }
  }
  const paying = rows.filter((row) => paymentIn(row) !== 0).length;
  const [commonest] = [...counted].toSorted((one, other) => other[1] - one[1]);
  return commonest && commonest[1] * 2 >= paying - 1 && commonest[1] > 1 ? commonest[0] : instalment;
}

export const paymentIn = ({ instalment, principal, interest }: ClaimedRow): Minor | undefined =>
  instalment ?? (principal === undefined || interest === undefined ? undefined : principal + interest);
