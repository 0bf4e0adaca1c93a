import type { CalendarDay } from './calendar/day';
import { sum, type Minor } from './exact/minor';
import { replan, type Accruing, type ReplannedRow } from './extra-payment';

/** One payment of a loan that is planned anew. */
export interface LateRow {
  readonly periodNo: number;
  /** The date on which the period's interest is fully accrued. */
  readonly periodEnd: CalendarDay;
  /** What bears interest: principal, and a fee that was added to the loan. */
  readonly principal: Minor;
  readonly interest: Minor;
  /** What was paid of `principal`. */
  readonly paid: Minor;
  /** The day from which its interest runs, if not the end of the period before. */
  readonly interestFrom?: CalendarDay | undefined;
}

/** A loan with a reducing rate whose borrower cannot keep its plan. */
export interface LateLoan extends Omit<Accruing, 'rows'> {
  readonly rows: readonly LateRow[];
}

/** One payment of the new plan. */
export interface ArrangedRow extends ReplannedRow {
  readonly dueDate: CalendarDay;
}

/** A new plan for the open payments of a loan. */
export interface Arrangement {
  readonly rows: readonly ArrangedRow[];
  /** The day from which the interest of its first payment runs. */
  readonly interestFrom: CalendarDay;
}

/**
 * Plans the open payments of a loan anew: level payments on later dates, of which there may be more than before. What is not
 * repaid bears the loan's own rate for the days until then, on principal only; nothing else is charged.
 * @param firstOpen the index of the first payment that changes
 * @param dueDates the new due dates, at least one for each payment from there on
 */
export function arrange(loan: LateLoan, firstOpen: number, dueDates: readonly CalendarDay[]): Arrangement {
  const { rows, startDate } = loan;
  const first = rows[firstOpen];
  const interestFrom = first?.interestFrom ?? rows[firstOpen - 1]?.periodEnd ?? startDate;
  const open = rows.slice(firstOpen);
  const arranged = dueDates.map((periodEnd, index) => ({
    periodNo: firstOpen + index + 1,
    periodEnd,
    principal: 0,
    interest: 0,
  }));
  const planned = replan(
    { ...loan, rows: [...rows.slice(0, firstOpen), ...arranged] },
    {
      paid: firstOpen,
      day: interestFrom,
      balance: sum(open.map(({ principal }) => principal)),
      least: first?.paid ?? 0,
    },
  );
  return {
    rows: planned.map((row, index) => ({ ...row, dueDate: dueDates[index] ?? '' })),
    interestFrom,
  };
}
