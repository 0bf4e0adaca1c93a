import { LoanMathError } from '../loan-math-error';

/** A calendar date, `YYYY-MM-DD`; compares correctly as text. */
export type CalendarDay = string;

export interface DayParts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const form = /^\d{4}-\d{2}-\d{2}$/;
const shortMonths = new Set([4, 6, 9, 11]);

const isLeapYear = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

export const daysInYear = (year: number): number => (isLeapYear(year) ? 366 : 365);

function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return shortMonths.has(month) ? 30 : 31;
}

/** Throws `badDate` unless the text is a valid date. */
export function partsOf(date: CalendarDay): DayParts {
  const year = Number(date.slice(0, 4));
  const month = Number(date.slice(5, 7));
  const day = Number(date.slice(8));
  if (!form.test(date) || !isReal(year, month, day)) {
    throw new LoanMathError('badDate', `Not a calendar day: ${date.slice(0, 20)}`);
  }
  return { year, month, day };
}

const isReal = (year: number, month: number, day: number): boolean =>
  month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);

const twoDigits: readonly string[] = Array.from({ length: 100 }, (_, value) =>
  String(value).padStart(2, '0'),
);
const fourDigits = (value: number): string => (value < 1000 ? String(value).padStart(4, '0') : String(value));

export function dayFrom({ year, month, day }: DayParts): CalendarDay {
  if (year < 0 || year > 9999) throw new LoanMathError('badDate', `A year must have four digits: ${year}`);
  return `${fourDigits(year)}-${twoDigits[month] ?? ''}-${twoDigits[day] ?? ''}`;
}

/** The same day of the month, `months` later; a shorter month gives its last day. */
export function monthsLater({ year, month, day }: DayParts, months: number): DayParts {
  const index = year * 12 + (month - 1) + months;
  const laterYear = Math.floor(index / 12);
  const laterMonth = index - laterYear * 12 + 1;
  const isShort = day > 28 && day > daysInMonth(laterYear, laterMonth);
  return { year: laterYear, month: laterMonth, day: isShort ? daysInMonth(laterYear, laterMonth) : day };
}

/*
 * A year that starts in March puts the leap day last, so months need no table (H. Hinnant, "chrono-compatible
 * low-level date algorithms"). Integers only: no time zone can move a due date.
 */
const daysPerEra = 146_097;
const yearsPerEra = 400;

/** Days since 0000-03-01 of the proleptic Gregorian calendar. */
export const dayNumber = (date: CalendarDay): number => numberOfDay(partsOf(date));

export function numberOfDay({ year, month, day }: DayParts): number {
  const marchYear = month <= 2 ? year - 1 : year;
  const era = Math.floor(marchYear / yearsPerEra);
  const yearOfEra = marchYear - era * yearsPerEra;
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * daysPerEra + dayOfEra;
}

const dayFromNumber = (number: number): CalendarDay => dayFrom(dayOfNumber(number));

export function dayOfNumber(number: number): DayParts {
  const era = Math.floor(number / daysPerEra);
  const dayOfEra = number - era * daysPerEra;
  const leapDays =
    Math.floor(dayOfEra / 1460) - Math.floor(dayOfEra / 36_524) + Math.floor(dayOfEra / (daysPerEra - 1));
  const yearOfEra = Math.floor((dayOfEra - leapDays) / 365);
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  return {
    year: yearOfEra + era * yearsPerEra + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1,
  };
}

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
