import { daysBetween } from '../calendar/calendar';
import { type CalendarDay } from '../calendar/day';
import { add, multiply, ratio, type Ratio } from '../exact/ratio';
import { equalPeriods, yearShare } from '../tenure';
import type { DayCount, TenureType } from '../terms';
import { firstSpan } from './due-dates';

/** A period from one due date (or the payout) to the next, and how its days are counted. */
export interface RunningPeriod {
  readonly from: CalendarDay;
  readonly to: CalendarDay;
  readonly tenureType: TenureType;
  readonly dayCount: DayCount;
}

/**
 * The share of a year for which a period has run on a day between its ends. Under 30/360 the days that have passed are
 * taken over the days of the period, so a period of any length ends with its whole interest: 14 of the 29 days of
 * February 2024 are 14/29 of a month (Fineract). By the calendar the days count as they are.
 */
export function accruedYears({ from, to, tenureType, dayCount }: RunningPeriod, onDate: CalendarDay): Ratio {
  if (dayCount !== '30/360') return yearShare(from, onDate, tenureType, dayCount);
  const passed = ratio(daysBetween(from, onDate), Math.max(1, daysBetween(from, to)));
  return multiply(equalShare({ from, to, tenureType, dayCount }), passed);
}

/** Whole periods, and odd days over the days of the period they are a part of: a broken first period has both. */
function equalShare({ from, to, tenureType, dayCount }: RunningPeriod): Ratio {
  const { periods, odd } = firstSpan({ startDate: from, firstDueDate: to, tenureType, dayCount });
  const each = equalPeriods(1, tenureType, dayCount);
  return multiply(each, add(ratio(periods), ratio(...odd)));
}
