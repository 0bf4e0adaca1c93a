import type { Day } from '@clearloan/formatting';
import type { Option } from './option-list';

/** A date being chosen: a part not chosen yet is ''. */
export interface DayParts {
  year: string;
  month: string;
  day: string;
}

/** `2026-11-24` → its parts; empty parts for an invalid date. */
export function partsOf(day: Day | undefined): DayParts {
  const read = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day ?? '');
  const [, year = '', month = '', date = ''] = read ?? [];
  return { year, month, day: date };
}

/** Parts → the date, or `undefined` while one is missing or the date does not exist (30 February). */
export function dayOfParts({ year, month, day }: DayParts): Day | undefined {
  if (year === '' || month === '' || day === '') return undefined;
  const text = `${year}-${month}-${day}`;
  const start = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(start.getTime()) && start.toISOString().startsWith(text) ? text : undefined;
}

/** Number of days in the month; 31 without a month, 29 for February without a year. */
export function daysIn({ year, month }: DayParts): number {
  if (month === '') return 31;
  return new Date(Date.UTC(year === '' ? 2000 : Number(year), Number(month), 0)).getUTCDate();
}

/** The days of the month, `01` … `31`. */
export function dayNumbers(parts: DayParts): Option[] {
  return Array.from({ length: daysIn(parts) }, (_, day) => String(day + 1)).map((label) => ({
    value: label.padStart(2, '0'),
    label,
  }));
}

/** `01` … `12` with their names. */
export function monthNames(locale: string): Option[] {
  const format = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => ({
    value: String(month + 1).padStart(2, '0'),
    label: format.format(Date.UTC(2000, month, 1)),
  }));
}
