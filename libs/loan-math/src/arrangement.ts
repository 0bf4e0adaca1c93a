import type { CalendarDay } from './calendar/calendar';
import { sum, type Minor } from './exact/minor';
import { replan, type ReplannedRow } from './extra-payment';
import type { Accruing } from './plan/early-plan';

/** A loan with a reducing rate whose borrower cannot keep its plan. `principal` is what bears interest. */
export interface LateLoan extends Accruing {
  readonly onDate: CalendarDay;
  /** Interest that has run until then and is not paid; it bears none itself. */
  readonly ranBefore: Minor;
}

/** One payment of the new plan. */
export interface ArrangedRow extends ReplannedRow {
  readonly dueDate: CalendarDay;
}

/**
 * A new plan for the open payments of a loan: level payments on later dates, of which there may be more than before. What is not
 * repaid bears the loan's own rate from that day on, on principal only; nothing else is charged. The first payment also has the
 * interest that ran before.
 * @param firstOpen the index of the first payment that changes; no principal is paid from there on
 * @param dueDates the new due dates, one for each payment from there on, and for payments that are added
 */
export function arrange(
  loan: LateLoan,
  firstOpen: number,
  dueDates: readonly CalendarDay[],
): readonly ArrangedRow[] {
  const { rows, onDate, ranBefore } = loan;
  const arranged = dueDates.map((periodEnd, index) => ({
    periodNo: firstOpen + index + 1,
    periodEnd,
    principal: 0,
    interest: 0,
  }));
  const balance = sum(rows.slice(firstOpen).map(({ principal }) => principal));
  const planned = replan(
    { ...loan, rows: [...rows.slice(0, firstOpen), ...arranged] },
    { paid: firstOpen, day: onDate, balance },
  );
  return planned.map((row, index) => ({
    ...row,
    interest: row.interest + (index === 0 ? ranBefore : 0),
    dueDate: dueDates[index] ?? '',
  }));
}
