import { daysBetween, dayFrom, monthsLater, partsOf, numberOfDay } from '../../calendar/calendar';
import type { ScheduleTerms } from '../../terms';
import type { ClaimedPlan } from '../claimed-plan';
import { printedDays } from '../due-days';
import { actualShare, daysOf } from '../year-shares';

/** Days of each period by one calendar, and its payout. */
export interface Grid {
  readonly start: string;
  readonly days: readonly number[];
  readonly weight: number;
  /** Each period over the days of its own year, if already known. */
  readonly ownYears?: readonly number[];
  /** Differs from another one only where a year ends inside a period. */
  readonly isForYears?: boolean;
}

/** The calendars the periods may follow: printed dates, the dates of the pattern, or any four years if none are known. */
export function gridsOf(claimed: ClaimedPlan, count: number): Grid[] {
  const { terms, isStartSupposed = false } = claimed;
  const printed = printedDays(claimed, count);
  if (printed.length > 0) {
    return printed.map(({ start, due }, index) => ({
      start,
      days: due.map((day, at) => daysBetween(due[at - 1] ?? start, day)),
      weight: index * 0.01,
    }));
  }
  const own = { start: terms.startDate, days: daysOf(terms, count), weight: 0 };
  const isKnown = !isStartSupposed || terms.tenureType !== 'month' || terms.firstPayment === 'advance';
  return isKnown ? [own] : [own, ...anyGrids(terms, count)];
}

/** Where 29 February falls differs over four years, and where months end differs by the day of the payments. */
function anyGrids({ startDate, everyMonths = 1 }: ScheduleTerms, count: number): Grid[] {
  const year = partsOf(startDate).year - 2;
  return Array.from({ length: 31 }, (_, index) => index + 1).flatMap((day) => {
    const january = { year, month: 1, day };
    const at = Array.from({ length: 48 + count * everyMonths + 1 }, (_, months) =>
      numberOfDay(monthsLater(january, months)),
    );
    // Every start takes its part of one calendar.
    const ends = at.slice(everyMonths);
    const days = ends.map((end, months) => end - (at[months] ?? 0));
    const ownYears = ends.map((end, months) => actualShare(at[months] ?? 0, end));
    const from = (first: number, values: readonly number[]): number[] =>
      everyMonths === 1
        ? values.slice(first, first + count)
        : Array.from({ length: count }, (_, index) => values[first + index * everyMonths] ?? 0);
    return Array.from({ length: 48 }, (_, first): Grid => ({
      start: dayFrom(monthsLater(january, first)),
      days: from(first, days),
      ownYears: from(first, ownYears),
      weight: 0.05,
      isForYears: day < 29 && day !== 15,
    }));
  });
}
