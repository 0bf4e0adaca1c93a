import { findTypedDay, readTypedDay, type Day, type DayOrder } from '@clearloan/formatting';
import { once } from './table-words';
import type { TableRow } from './table-rows';

/** How the days of one table are read. */
export interface TableDays {
  /** A cell as a whole day, for finding out the order of its numbers. */
  readonly whole: (cell: string) => string;
  readonly read: (cell: string, order: DayOrder) => Day | undefined;
  /** Whether no year stands anywhere for a cell: it is the last such day up to today. */
  readonly isYearless: (cell: string) => boolean;
}

/** `03/11`, `28.12.`, `03 Nov`, `Nov 3` and `11月3日`: the year stands above the table. */
const yearless =
  /^(?:\d{1,2}(?:[-/.]\d{1,2}\.?|月\d{1,2}日?|\.?[- ]\p{L}[\p{L}\p{M}]{2,}\.?)|\p{L}[\p{L}\p{M}]{2,} \d{1,2})$/u;
/** The mark of a text, the weekday before a day, and the time after it. */
const asides =
  /^'|^\p{L}[\p{L}\p{M}]+[.,]* (?=\d{1,2}(?:[-/.]\d|\.? \p{L}{3}))|,? (?:(?:at|à) )?\d{1,2}(?:[:.h]\d\d[ \w:.]{0,12}| ?[ap]m)$/giu;
const dayAlone = (cell: string): string => cell.trim().replace(asides, '');
const isWithoutYear = (cell: string): boolean => yearless.test(dayAlone(cell));
/** Days of this century as a spreadsheet counts them, with or without a time. */
const counted = /^[3-7]\d{4}(?:\.\d+)?$/;
/** Seconds or milliseconds since 1970. */
const instant = /^1\d{9}(?:\d{3})?$/;
const countedFrom = Date.UTC(1899, 11, 30);
const dayLength = 86_400_000;

const dayCounted = (cell: string): Day =>
  new Date(
    instant.test(cell) ? Number(cell.padEnd(13, '0')) : countedFrom + Math.floor(Number(cell)) * dayLength,
  )
    .toISOString()
    .slice(0, 10);

/**
 * @param cells all cells of the column of days
 * @param above the rows above the headings: a statement's period
 * @param today for two-digit years
 */
export function daysOf(cells: readonly string[], above: readonly TableRow[], today: Day): TableDays {
  const filled = cells.map((cell) => cell.trim()).filter(Boolean);
  if (filled.length > 0 && filled.every((cell) => counted.test(cell) || instant.test(cell))) {
    const whole = (cell: string) => (cell.trim() === '' ? cell : dayCounted(cell.trim()));
    return { whole, read: (cell, order) => readTypedDay(whole(cell), order, today), isYearless: never };
  }
  if (!filled.some(isWithoutYear)) {
    const whole = once((cell) => withEnglishMonth(firstOfTwo(cell)));
    return { whole, read: (cell, order) => readTypedDay(whole(cell), order, today), isYearless: never };
  }
  const period = lastDayIn(above, today);
  const end = period ?? today;
  const year = Number(end.slice(0, 4));
  const read: TableDays['read'] = (cell, order) => {
    const day = readTypedDay(withYear(cell, year), order, today);
    // A period over the turn of a year begins in the year before.
    return day !== undefined && day > end ? readTypedDay(withYear(cell, year - 1), order, today) : day;
  };
  const isYearless = (cell: string) => period === undefined && isWithoutYear(cell);
  return { whole: (cell) => withYear(cell, year), read, isYearless };
}

function withYear(cell: string, year: number): string {
  const text = dayAlone(cell).replace(/\.$/, '');
  if (!yearless.test(text)) return cell;
  const sign = /\p{L} ?\d/u.test(text) ? ', ' : (/\d([-/. ])/.exec(text)?.[1] ?? ' ');
  return withEnglishMonth(`${text}${sign}${year}`);
}

const never = () => false;

/** Longer words between two days say more than that there are two: `12/16/2020 as of 12/15/2020`. */
const longestBetween = 6;

/** The first of two days in one cell, the day of the booking; another cell as it is. */
function firstOfTwo(cell: string): string {
  const first = findTypedDay(cell);
  const second = first === undefined ? undefined : findTypedDay(first.rest);
  if (first === undefined || second === undefined) return cell;
  const between = second.rest.trim();
  return between.length <= longestBetween && !/\d/.test(between) ? first.written : cell;
}

const otherLanguages = 'fr es pt de it nl sv pl cs hu tr ru'.split(' ');
const plainLetters = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase();

/** The names of a month in languages that the app does not speak but banks write. */
const namesOfMonth = once((month: string) =>
  otherLanguages.flatMap((language) =>
    [{ month: 'long' }, { month: 'short' }, { month: 'long', day: 'numeric' }].map((form) => {
      const format = new Intl.DateTimeFormat(language, { ...(form as object), timeZone: 'UTC' });
      const parts = format.formatToParts(new Date(`2026-${month}-01`));
      return plainLetters(parts.find(({ type }) => type === 'month')?.value ?? '');
    }),
  ),
);
const months = Array.from({ length: 12 }, (_month, at) => String(at + 1).padStart(2, '0'));

/**
 * `10 fév. 2023` and `ven. 10 février 2023` as a day with the month in English; the same text if no single month has a
 * name that begins so.
 */
function withEnglishMonth(cell: string): string {
  const text = cell.replace(/^\s*\p{L}[\p{L}\p{M}]+[.,]*\s+(?=\d)/u, '');
  const [word, ...more] = text.match(/\p{L}[\p{L}\p{M}]{2,}/gu) ?? [];
  if (word === undefined || more.length > 0) return cell;
  const [before = '', after = ''] = text.split(word);
  if (!/\d/.test(before) || !/\d/.test(after)) return cell;
  const plain = plainLetters(word);
  const named = (is: (name: string) => boolean) => months.filter((each) => namesOfMonth(each).some(is));
  const exact = named((name) => name === plain);
  const [month, ...others] = exact.length > 0 ? exact : named((name) => name.startsWith(plain));
  if (month === undefined || others.length > 0) return cell;
  const english = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' });
  const name = english.format(new Date(`2026-${month}-01`));
  return `${before}${name}${after.replace(/^\./, '')}`;
}

/** The last day that the rows name: the end of the period, or the day of the statement. */
function lastDayIn(rows: readonly TableRow[], today: Day): Day | undefined {
  const days: Day[] = [];
  for (const { cells } of rows) {
    let found = findTypedDay(cells.join(' '));
    for (; found !== undefined; found = findTypedDay(found.rest)) {
      const day =
        readTypedDay(found.written, 'dayFirst', today) ?? readTypedDay(found.written, 'monthFirst', today);
      if (day !== undefined) days.push(day);
    }
  }
  return days.sort().at(-1);
}
