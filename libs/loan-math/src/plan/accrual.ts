import { daysBetween, type CalendarDay } from '../calendar/calendar';
import { add, multiply, ratio, subtract, type Ratio } from '../exact/ratio';
import { equalPeriods, yearShare } from '../tenure';
import type { DayCount, TenureType } from '../terms';
import { firstSpan } from './due-dates';

/** How a loan counts the days of its interest. */
export interface Pace {
  readonly tenureType: TenureType;
  readonly dayCount: DayCount;
}

/** From one due date (or the payout) to the next. */
interface Span {
  readonly from: CalendarDay;
  readonly to: CalendarDay;
}

/** A period and its day count. */
export interface RunningPeriod extends Span, Pace {}

/**
 * The share of a year that has elapsed of a period. Under 30/360 the elapsed days are divided by the days of the
 * period, so a period of any length ends with its full interest: 14 of the 29 days of February 2024 are 14/29 of a
 * month (Fineract). Calendar day counts use the days as they are.
 */
export function accruedYears({ from, to, tenureType, dayCount }: RunningPeriod, onDate: CalendarDay): Ratio {
  if (dayCount !== '30/360') return yearShare(from, onDate, tenureType, dayCount);
  const passed = ratio(daysBetween(from, onDate), Math.max(1, daysBetween(from, to)));
  return multiply(equalShare({ from, to, tenureType, dayCount }), passed);
}

/**
 * The share of a year between two days of a loan, by the days of its own periods (`accruedYears`); they may be in different
 * periods.
 */
export function yearsOver(
  periods: readonly Span[],
  { tenureType, dayCount }: Pace,
  from: CalendarDay,
  to: CalendarDay,
): Ratio {
  if (dayCount !== '30/360') return yearShare(from, to, tenureType, dayCount);
  return periods
    .filter((period) => from < period.to && period.from < to)
    .reduce((total, period) => {
      const until = accruedYears({ ...period, tenureType, dayCount }, to < period.to ? to : period.to);
      const before = accruedYears(
        { ...period, tenureType, dayCount },
        from > period.from ? from : period.from,
      );
      return add(total, subtract(until, before));
    }, ratio(0));
}

/** Whole periods, plus odd days over the days of the period they belong to: a broken first period has both. */
function equalShare({ from, to, tenureType, dayCount }: RunningPeriod): Ratio {
  const { periods, odd } = firstSpan({ startDate: from, firstDueDate: to, tenureType, dayCount });
  const each = equalPeriods(1, tenureType, dayCount);
  return multiply(each, add(ratio(periods), ratio(...odd)));
}
