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
