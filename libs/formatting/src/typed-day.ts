import type { Day } from './day-of';
import { monthNamed, withoutWeekday } from './day-words';
import { plainTyped, withoutQuotes } from './typed-text';

/** Which number comes first in dates such as 03/04/26. */
export type DayOrder = 'dayFirst' | 'monthFirst' | 'yearFirst';

/** A date as written: its parts, or three numbers whose order only the rest of the table determines. */
type WrittenDay =
  | { readonly kind: 'parts'; readonly year: string; readonly month: number; readonly day: number }
  | { readonly kind: 'numbers'; readonly numbers: Numbers; readonly isDashed: boolean };
type Numbers = readonly [string, string, string];

interface Form {
  readonly source: string;
  /** The matched groups, in the order of the text. */
  readonly read: (groups: readonly string[], text: string) => WrittenDay | undefined;
}

const two = '(\\d{1,2})';
/** Also French (1er), Dutch (1ste) and Romance (1º, as `1o` once it is plain). */
const ordinal = '(?:st|nd|rd|th|er|ste|\\.?[oº°])?';
const of = '(?:(?:day )?of |del? )?';
const anyYear = '(\\d{4}|\\d{2})';
const word = '(\\p{L}[\\p{L}\\p{M}]{1,11})[.॰]?';
const gap = "[-\\s./,']*";
const numbersRead: Form['read'] = ([first = '', second = '', third = ''], text) => ({
  kind: 'numbers',
  numbers: [first, second, third],
  isDashed: text.includes('-'),
});
/** A month in digits or as a word. */
function parts(year = '', written = '', day = ''): WrittenDay | undefined {
  const month = Number(written) || monthNamed(written);
  return month === undefined || month > 12 || Number(day) > 31
    ? undefined
    : { kind: 'parts', year, month, day: Number(day) };
}
const yearFirst: Form['read'] = ([year, month, day]) => parts(year, month, day);
const monthFirst: Form['read'] = ([month, day, year]) => parts(year, month, day);

/** Date formats that are recognized anywhere in a line. */
const forms: readonly Form[] = [
  {
    source: `(\\d{4})\\s?[-/.年]\\s?${two}\\s?[-/.月]\\s?${two}(?:\\s?[日号號.])?`,
    read: yearFirst,
  },
  {
    source: `(?:the )?${two}${ordinal}${gap}${of}${word}${gap}${of}${anyYear}`,
    read: ([day, month, year]) => parts(year, month, day),
  },
  {
    source: `${word}[-\\s./]*${two}${ordinal}(?:,\\s?|\\s|-)(\\d{4})`,
    read: monthFirst,
  },
  { source: `${two}(?:-${two}-|/${two}/|\\.${two}\\.)${anyYear}`, read: numbersRead },
];

/** These are dates only if the cell contains nothing else. */
const cellForms: readonly Form[] = [
  ...forms,
  {
    source: '((?:19|20)\\d{2}) ?(\\d{2}) ?(\\d{2})',
    read: yearFirst,
  },
  {
    source: `((?:19|20)\\d{2})${gap}${word}${gap}${two}${ordinal}`,
    read: yearFirst,
  },
  { source: `${two}月 ?${two}日?,? ?(\\d{4})`, read: monthFirst },
  // Programs write an instant so: `Mon Apr 20 20:05:30 +0000 2009`.
  { source: `${word} ${two} [\\d:]{8}(?: [+\\w]+)? (\\d{4})`, read: monthFirst },
  // Its last digits are a year, so that the middle of `YYYYMMDD` would be a month above 12.
  { source: '(\\d{2})(\\d{2})((?:19|20)\\d{2})', read: numbersRead },
  { source: `${two} ${two} ${anyYear}`, read: numbersRead },
];

/** The word before a time is that of any language: `at`, `à`, `um`, `pukul`. */
const time = '(?:(?:[T;]|,?\\s+)(?:\\p{L}{1,5} )?\\d{1,2}[:.时時点h]\\d{2}.*)?';

interface Matcher {
  readonly form: RegExp;
  readonly read: Form['read'];
}

let wholeForms: readonly Matcher[] | undefined;
let insideForms: readonly Matcher[] | undefined;

const inCell = () =>
  (wholeForms ??= cellForms.map(({ source, read }) => ({
    form: new RegExp(`^${source}${time}$`, 'iu'),
    read,
  })));
const inLine = () =>
  (insideForms ??= forms.map(({ source, read }) => ({
    form: new RegExp(`(?:^|[^\\d\\p{L}.,])(?:${source})(?![\\d\\p{L}])`, 'iu'),
    read,
  })));

function writtenIn(cell: string): WrittenDay | undefined {
  const text = withoutWeekday(withoutQuotes(plainTyped(cell)));
  for (const { form, read } of inCell()) {
    const match = form.exec(text);
    const written = match === null ? undefined : read(match.slice(1).filter(Boolean), text);
    if (written !== undefined) return written;
  }
  return undefined;
}

/** Two-digit years are at most this many years ahead; others are in the past. */
const aheadYears = 20;
/** A borrower's table contains dates within these years around today; others are doubtful. */
const nearYears = { past: 10, ahead: 1 } as const;

function fullYear(digits: string, today: Day): number {
  if (digits.length === 4) return Number(digits);
  const latest = Number(today.slice(0, 4)) + aheadYears;
  return latest - ((latest - Number(digits)) % 100);
}

function inOrder([first, second, third]: Numbers, order: DayOrder): [string, string, string] | undefined {
  if (order === 'dayFirst') return [third, second, first];
  if (order === 'monthFirst') return [third, first, second];
  return first.length === 2 && third.length <= 2 ? [first, second, third] : undefined;
}

function dayIn(written: WrittenDay, order: DayOrder, today: Day): Day | undefined {
  if (written.kind === 'parts') return calendarDay(fullYear(written.year, today), written.month, written.day);
  const [year, month, day] = inOrder(written.numbers, order) ?? [];
  return year === undefined ? undefined : calendarDay(fullYear(year, today), Number(month), Number(day));
}

/** `YYYY-MM-DD`; undefined for a date that does not exist: 31 February does not roll over to March. */
export function calendarDay(year: number, month: number, day: number): Day | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal && year >= 1000 && year <= 9999 ? date.toISOString().slice(0, 10) : undefined;
}

/**
 * A date as written by tables, banks and people → `YYYY-MM-DD`: `2026-12-25`, `2026年12月25日`, `25.12.26`, `25 Dec 2026`,
 * `25 Desember 2026`, optionally with a weekday or a time, in digits of any script. Undefined for an invalid date.
 * @param order which number comes first if three numbers are ambiguous
 * @param today for two-digit years: at most twenty years ahead
 */
export function readTypedDay(text: string, order: DayOrder, today: Day): Day | undefined {
  const written = writtenIn(text);
  return written && dayIn(written, order, today);
}

/**
 * The orders in which all dates of a table can be parsed. One: the table determines it, or the order does not matter.
 * More: each gives other dates, so the borrower has to choose.
 * @param texts all cells of the column
 */
export function dayOrdersOf(texts: readonly string[], today: Day): readonly DayOrder[] {
  const written = [...new Set(texts)].flatMap((text) => {
    const each = writtenIn(text);
    return each?.kind === 'numbers' ? [each] : [];
  });
  const read = (order: DayOrder) => written.map((each) => dayIn(each, order, today));
  const [byDay, byMonth, byYear] = [read('dayFirst'), read('monthFirst'), read('yearFirst')];
  const isNear = (day: Day | undefined) => {
    const years = Number(day?.slice(0, 4)) - Number(today.slice(0, 4));
    return -nearYears.past <= years && years <= nearYears.ahead;
  };
  if (written.length > 0 && byYear.every(isNear)) {
    const isOther = [...byDay, ...byMonth].some((day) => day !== undefined && !isNear(day));
    if (isOther) return ['yearFirst'];
    if (written.every(({ isDashed }) => isDashed)) return [...byPlace(byDay, byMonth), 'yearFirst'];
  }
  return byPlace(byDay, byMonth);
}

/** A number above 12 cannot be a month: one such line determines the order of all. */
function byPlace(byDay: readonly (Day | undefined)[], byMonth: readonly (Day | undefined)[]): DayOrder[] {
  const isDayFirst = byDay.some((day, at) => day !== undefined && byMonth[at] === undefined);
  const isMonthFirst = byMonth.some((day, at) => day !== undefined && byDay[at] === undefined);
  if (isDayFirst !== isMonthFirst) return isDayFirst ? ['dayFirst'] : ['monthFirst'];
  return byDay.every((day, at) => day === byMonth[at]) ? ['dayFirst'] : ['dayFirst', 'monthFirst'];
}

/** More than any line of a table. */
const longestLine = 2_000;

/**
 * The first date in a line, and the line without it; undefined if there is none. `written` is the date as it appears.
 */
export function findTypedDay(line: string): { readonly written: string; readonly rest: string } | undefined {
  const text = withoutWeekday(line.slice(0, longestLine));
  for (const { form, read } of inLine()) {
    const match = form.exec(text);
    if (match === null || read(match.slice(1).filter(Boolean), match[0]) === undefined) continue;
    // The year of one day and the start of the next are none: `05/11/2025 - 04/12/2025`.
    if (/^\d[/-]\d{4}/.test(text.slice(match.index - 1))) continue;
    const written = match[0].replace(/^[^\d\p{L}]/u, '');
    return { written, rest: text.replace(written, ' ') };
  }
  return undefined;
}
