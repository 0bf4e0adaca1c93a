import { addDays, addMonths, daysBetween, daysInYear, partsOf, type CalendarDay } from './calendar/calendar';
import { add, ratio, type Ratio } from './exact/ratio';
import { LoanMathError } from './loan-math-error';
import type { DayCount, TenureType } from './terms';

export const longestTenure = 1_200;

const calendarDays = { day: 1, week: 7, fortnight: 14 } as const;

/** Periods per year, to convert a periodic rate to a yearly one. */
const perYear = { day: 365, week: 52, fortnight: 26, month: 12 } as const;

/** Days of one period, with a month as 30: for odd days inside a period. */
export const nominalDays = (tenureType: TenureType): number =>
  tenureType === 'month' ? 30 : calendarDays[tenureType];

/** Throws `badTenure` unless the number of periods is an integer from 1 to 1 200. */
export function checkTenure(tenure: number): number {
  if (!Number.isInteger(tenure) || tenure < 1 || tenure > longestTenure) {
    throw new LoanMathError('badTenure', `A loan must have 1 to ${longestTenure} periods: ${tenure}`);
  }
  return tenure;
}

export const periodsPerYear = (tenureType: TenureType): number => perYear[tenureType];

/** The date on which `count` periods from `start` end; month ends are sticky. */
export function periodEnd(start: CalendarDay, count: number, tenureType: TenureType): CalendarDay {
  return tenureType === 'month' ? addMonths(start, count) : addDays(start, count * calendarDays[tenureType]);
}

/** Days per year; 365.25 is a whole number of quarters. */
const yearOf: Readonly<Record<DayCount, Ratio>> = {
  '30/360': ratio(360),
  'act/365': ratio(365),
  'act/365.25': ratio(1461, 4),
  'act/act': ratio(365),
  'act/364': ratio(364),
  'act/360': ratio(360),
};

const daysOfYear = (days: number, dayCount: DayCount): Ratio => {
  const { numerator, denominator } = yearOf[dayCount];
  return ratio(BigInt(days) * denominator, numerator);
};

/** `count` equal periods as a share of a year, before any calendar is applied. */
export function equalPeriods(count: number, tenureType: TenureType, dayCount: DayCount): Ratio {
  if (tenureType === 'month') return ratio(count, perYear.month);
  if (tenureType !== 'day' && dayCount !== 'act/364' && dayCount !== 'act/360') {
    return ratio(count, perYear[tenureType]);
  }
  return daysOfYear(count * calendarDays[tenureType], dayCount);
}

/**
 * A number of days as a share of a year. Under 30/360 a month has 30 days of 360, a week 7 of 364 and a
 * fortnight 14 of 364, so that the days of a whole period give the period's own rate. Under act/act the days are
 * assumed to be in a year of 365: `yearShare` uses the calendar.
 */
export function daysShare(days: number, tenureType: TenureType, dayCount: DayCount): Ratio {
  if (dayCount !== '30/360') return daysOfYear(days, dayCount);
  return ratio(days, tenureType === 'week' || tenureType === 'fortnight' ? 364 : 360);
}

/** The share of a year between two dates; only months use 30-day months. */
export function yearShare(
  from: CalendarDay,
  to: CalendarDay,
  tenureType: TenureType,
  dayCount: DayCount,
): Ratio {
  if (dayCount === 'act/act') return shareOfActualYears(from, to);
  const rule = dayCount === '30/360' && tenureType === 'month' ? '30/360' : 'actual';
  return daysShare(daysBetween(from, to, rule), tenureType, dayCount);
}

/** ISDA 2006, 4.16(b): the days in a leap year over 366, all others over 365. */
function shareOfActualYears(from: CalendarDay, to: CalendarDay): Ratio {
  const first = partsOf(from).year;
  const last = partsOf(to).year;
  if (first === last) return ratio(daysBetween(from, to), daysInYear(first));
  const newYear = (year: number): CalendarDay => `${String(year).padStart(4, '0')}-01-01`;
  const head = ratio(daysBetween(from, newYear(first + 1)), daysInYear(first));
  const tail = ratio(daysBetween(newYear(last), to), daysInYear(last));
  return add(add(head, tail), ratio(last - first - 1));
}
