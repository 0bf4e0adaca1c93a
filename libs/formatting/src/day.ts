import { intlDateFormat, type Day } from './day-of';

const dayLengthMs = 86_400_000;

/** The instant at which the date starts in UTC, or `undefined` for a date that does not exist (`2026-02-30`). */
function startOf(day: Day): Date | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return undefined;
  const start = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(start.getTime()) && start.toISOString().startsWith(day) ? start : undefined;
}

const languageOf = (locale: string): string => new Intl.Locale(locale).language;
const writtenOrder = ['weekday', 'day', 'month', 'year'] as const;
type DayPart = (typeof writtenOrder)[number];

/** Whether the parts of a date are separated by spaces. */
export const isSpaced = (locale: string): boolean => shortNames.has(languageOf(locale));

/** An invalid date is shown as received: a wrong date would be worse. */
function formatShort(day: Day, locale: string, shown: readonly DayPart[]): string {
  const start = startOf(day);
  if (!start) return day;
  const names = shortNames.get(languageOf(locale))?.split(' ');
  if (!names) {
    const options = Object.fromEntries(shown.map((part) => [part, shortIn[part]]));
    return intlDateFormat(locale, { ...options, timeZone: 'UTC' }).format(start);
  }
  const words = {
    weekday: names[start.getUTCDay()],
    day: start.getUTCDate(),
    month: names[7 + start.getUTCMonth()],
    year: start.getUTCFullYear(),
  };
  return shown.map((part) => words[part]).join(' ');
}

const shortIn = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const;

type LongStyle = Pick<Intl.DateTimeFormatOptions, DayPart>;

function formatLong(day: Day, locale: string, style: LongStyle): string {
  const start = startOf(day);
  if (!start) return day;
  const options = { ...style, timeZone: 'UTC' };
  if (!isSpaced(locale)) return intlDateFormat(locale, options).format(start);
  const parts = intlDateFormat(languageOf(locale), options).formatToParts(start);
  return writtenOrder
    .flatMap((kind) => parts.filter(({ type }) => type === kind).map(({ value }) => value))
    .join(' ');
}

/** `2026-11-24` → `Tue 24 Nov`: a due date, near enough to omit the year. */
export const formatDay = (day: Day, locale: string): string =>
  formatShort(day, locale, ['weekday', 'day', 'month']);

/** `2026-11-24` → `24 Nov`. */
export const formatDayShort = (day: Day, locale: string): string =>
  formatShort(day, locale, ['day', 'month']);

/** `2026-11-24` → `24 Nov 2026`. */
export const formatDayWithYear = (day: Day, locale: string): string =>
  formatShort(day, locale, ['day', 'month', 'year']);

/** `2026-11-24` → `Tuesday 24 November 2026`: for contracts and screen readers. */
export const formatDayLong = (day: Day, locale: string): string =>
  formatLong(day, locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

/** `2026-11-24` → `November 2026`: the heading of a list or a calendar. */
export const formatMonth = (day: Day, locale: string): string =>
  formatLong(day, locale, { month: 'long', year: 'numeric' });

/** Whole days between two dates, negative if `to` is earlier; `undefined` if one is invalid. */
export function daysBetween(from: Day, to: Day): number | undefined {
  const start = startOf(from);
  const end = startOf(to);
  return start && end && (end.getTime() - start.getTime()) / dayLengthMs;
}

/** A date relative to `today` → `today`, `tomorrow`, `in 4 days`, `3 days ago`. */
export function formatRelativeDay(day: Day, today: Day, locale: string): string {
  const days = daysBetween(today, day);
  if (days === undefined) return day;
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day');
}

/**
 * The languages in which weekday, day, month and year are separated by spaces: their short weekdays from Sunday on, then
 * their months. They equal those of `Intl` (CLDR; a test compares them): creating the first `Intl` format takes longer than
 * rendering a whole screen. Hindi months are complete, as the sign of its abbreviations (नव॰) looks like a degree.
 */
export const shortNames: ReadonlyMap<string, string> = new Map([
  ['en', 'Sun Mon Tue Wed Thu Fri Sat Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'],
  ['hi', 'रवि सोम मंगल बुध गुरु शुक्र शनि जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर'],
  ['id', 'Min Sen Sel Rab Kam Jum Sab Jan Feb Mar Apr Mei Jun Jul Agu Sep Okt Nov Des'],
]);
