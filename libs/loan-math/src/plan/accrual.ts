import { daysBetween } from '../calendar/calendar';
import { type CalendarDay } from '../calendar/day';
import { add, multiply, ratio, type Ratio } from '../exact/ratio';
import { equalPeriods, yearShare } from '../tenure';
import type { DayCount, TenureType } from '../terms';
import { firstSpan } from './due-dates';

/** A period from one due date (or the payout) to the next, and its day count. */
export interface RunningPeriod {
  readonly from: CalendarDay;
  readonly to: CalendarDay;
  readonly tenureType: TenureType;
  readonly dayCount: DayCount;
}

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

/** Whole periods, plus odd days over the days of the period they belong to: a broken first period has both. */
function equalShare({ from, to, tenureType, dayCount }: RunningPeriod): Ratio {
  const { periods, odd } = firstSpan({ startDate: from, firstDueDate: to, tenureType, dayCount });
  const each = equalPeriods(1, tenureType, dayCount);
  return multiply(each, add(ratio(periods), ratio(...odd)));
}
