import type { CalendarDay } from '../calendar/calendar';
import { share, sum, type Minor } from '../exact/minor';
import { rateFromPercent, type Percent } from '../exact/decimal';
import { multiply, ratio, type Ratio } from '../exact/ratio';
import { yearsOver, type Pace } from './accrual';

/** A loan whose payments accrue interest over their own due dates. */
export interface Accruing extends Pace {
  readonly rows: readonly AccruingRow[];
  readonly startDate: CalendarDay;
  readonly annualRatePercent: Percent;
  /** The smallest payable amount in the market, in minor units; 1 by default. */
  readonly moneyStep?: Minor | undefined;
}

/** One payment of such a loan. */
export interface AccruingRow {
  readonly periodNo: number;
  /** The date on which the period's interest is fully accrued: the due date before any delay. */
  readonly periodEnd: CalendarDay;
  /** What bears interest: principal, and a fee that was added to the loan. */
  readonly principal: Minor;
  /** The interest of the plan, without that of a delay. */
  readonly interest: Minor;
}

/** The rate of each of the last payments, the first of them from a day on. */
export function ratesFrom(loan: Accruing, paid: number, day: CalendarDay): readonly Ratio[] {
  const { rows, startDate } = loan;
  const rate = rateFromPercent(loan.annualRatePercent);
  const periods = rows.map(({ periodEnd }, index) => ({
    from: rows[index - 1]?.periodEnd ?? startDate,
    to: periodEnd,
  }));
  return periods
    .slice(paid)
    .map(({ from, to }, index) => multiply(rate, yearsOver(periods, loan, index === 0 ? day : from, to)));
}

/**
 * Checks a plan after an extra payment: the payments whose interest is not that of what they repay, with the interest that is.
 * `fromPeriod`: the first later payment, whose interest runs from `day`.
 */
export function wrongAfterExtra(
  loan: Accruing,
  fromPeriod: number,
  day: CalendarDay,
): { readonly periodNo: number; readonly interest: Minor }[] {
  const paid = loan.rows.findIndex(({ periodNo }) => periodNo === fromPeriod);
  const later = loan.rows.slice(paid);
  const rates = ratesFrom(loan, paid, day);
  let left = sum(later.map(({ principal }) => principal));
  let carried = 0;
  return later.flatMap(({ periodNo, principal, interest }, index) => {
    const run = carried + share(left, rates[index] ?? ratio(0), 'half-up', loan.moneyStep);
    left -= principal;
    carried = run - interest;
    // Interest above an equal payment is in the next one.
    const mayCarry = principal === 0 && index < later.length - 1;
    if (carried === 0 || (mayCarry && carried > 0)) return [];
    carried = 0;
    return [{ periodNo, interest: run }];
  });
}
