import { dayFrom, monthsLater, partsOf, type CalendarDay } from './day';
import { dayFromNumber, dayNumber } from './day-number';

/** How days between two dates are counted: by the calendar, or with 30 days per month (30E/360). */
export type DayRule = 'actual' | '30/360';

export const addDays = (date: CalendarDay, days: number): CalendarDay =>
  dayFromNumber(dayNumber(date) + days);

/**
 * The same day of the month, `months` later; a shorter month gives its last day. Month ends are sticky only
 * when counted from the first date: 31 Jan + 1 is 28 Feb, 31 Jan + 2 is 31 Mar.
 */
export const addMonths = (date: CalendarDay, months: number): CalendarDay =>
  dayFrom(monthsLater(partsOf(date), months));

/** Days from the first date to the second; negative if the second is earlier. */
export function daysBetween(from: CalendarDay, to: CalendarDay, rule: DayRule = 'actual'): number {
  if (rule === 'actual') return dayNumber(to) - dayNumber(from);
  const start = partsOf(from);
  const end = partsOf(to);
  const startDay = Math.min(start.day, 30);
  const endDay = Math.min(end.day, 30);
  return (end.year - start.year) * 360 + (end.month - start.month) * 30 + (endDay - startDay);
}
