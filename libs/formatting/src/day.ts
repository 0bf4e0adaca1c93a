import { intlDateFormat } from './intl-cache';

/** A calendar day, `YYYY-MM-DD`, of the market's time zone. */
export type Day = string;

const dayLengthMs = 86_400_000;

/** The instant at which the day begins in UTC, or `undefined` when no calendar has that day (`2026-02-30`). */
function startOf(day: Day): Date | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return undefined;
  const start = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(start.getTime()) && start.toISOString().startsWith(day) ? start : undefined;
}

/** Languages in which we write weekday, day, month, year with blanks between; the others as Intl has them. */
const spaced = new Set(['en', 'hi', 'id']);
const writtenOrder = ['weekday', 'day', 'month', 'year'] as const;

/** True where the pieces of a date are set apart by blanks. */
export const isSpaced = (locale: string): boolean => spaced.has(new Intl.Locale(locale).language);

type DayStyle = Pick<Intl.DateTimeFormatOptions, (typeof writtenOrder)[number]>;

/** A text that is no day of the calendar is shown as it came: a wrong date would be worse. */
function formatStyled(day: Day, locale: string, style: DayStyle): string {
  const start = startOf(day);
  if (!start) return day;
  const options = { ...style, timeZone: 'UTC' };
  if (!isSpaced(locale)) return intlDateFormat(locale, options).format(start);
  // The bare language, since British English shortens September to four letters.
  const parts = intlDateFormat(new Intl.Locale(locale).language, options).formatToParts(start);
  return writtenOrder
    .flatMap((kind) => parts.filter(({ type }) => type === kind).map(({ value }) => value))
    .join(' ');
}

/** `2026-11-24` → `Tue 24 Nov`: a due day, near enough to need no year. */
export const formatDay = (day: Day, locale: string): string =>
  formatStyled(day, locale, { weekday: 'short', day: 'numeric', month: 'short' });

/** `2026-11-24` → `24 Nov`. */
export const formatDayShort = (day: Day, locale: string): string =>
  formatStyled(day, locale, { day: 'numeric', month: 'short' });

/** `2026-11-16`, `2026-11-22` → `16–22 Nov`, over the end of a month `30 Nov – 6 Dec`: a week. */
export function formatDaySpan(first: Day, last: Day, locale: string): string {
  const isOneMonth = first.slice(0, 7) === last.slice(0, 7);
  if (isOneMonth && isSpaced(locale)) return `${Number(first.slice(8))}–${formatDayShort(last, locale)}`;
  // Where day and month are one word, it stands whole on both sides.
  const dash = isSpaced(locale) ? ' – ' : '–';
  return formatDayShort(first, locale) + dash + formatDayShort(last, locale);
}

/** `2026-11-24` → `24 Nov 2026`. */
export const formatDayWithYear = (day: Day, locale: string): string =>
  formatStyled(day, locale, { day: 'numeric', month: 'short', year: 'numeric' });

/** `2026-11-24` → `Tuesday 24 November 2026`: in contracts and for screen readers. */
export const formatDayLong = (day: Day, locale: string): string =>
  formatStyled(day, locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

/** `2026-11-24` → `November 2026`: the heading of a list or a calendar. */
export const formatMonth = (day: Day, locale: string): string =>
  formatStyled(day, locale, { month: 'long', year: 'numeric' });

/** Whole days from one day to another, negative when `to` is earlier; `undefined` when one is no day of the calendar. */
export function daysBetween(from: Day, to: Day): number | undefined {
  const start = startOf(from);
  const end = startOf(to);
  return start && end && (end.getTime() - start.getTime()) / dayLengthMs;
}

/** A day seen from `today` → `today`, `tomorrow`, `in 4 days`, `3 days ago`. */
export function formatRelativeDay(day: Day, today: Day, locale: string): string {
  const days = daysBetween(today, day);
  if (days === undefined) return day;
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day');
}
