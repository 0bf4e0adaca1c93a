const isoDate = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/;
const numbers = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})(?:[T ,].*)?$/;

/** Which number comes first in dates like 03/04/2026. */
export type DateOrder = 'dayFirst' | 'monthFirst';

/**
 * The order of the dates of a table, told by all of them: a number above 12 can be no month. Undefined when they do not
 * tell, or contradict each other.
 */
export function orderOf(dates: readonly string[]): DateOrder | undefined {
  const pairs = dates.flatMap((text) => {
    const match = numbers.exec(text.trim());
    return match === null ? [] : [[Number(match[1]), Number(match[2])] as const];
  });
  const isDayFirst = pairs.some(([first]) => first > 12);
  const isMonthFirst = pairs.some(([, second]) => second > 12);
  if (isDayFirst === isMonthFirst) return undefined;
  return isDayFirst ? 'dayFirst' : 'monthFirst';
}

/** Whether a date could be read in two orders. */
export const hasTwoOrders = (text: string): boolean => numbers.test(text.trim());

/** `YYYY-MM-DD`; undefined for what is no day of the calendar. */
export function dayFromTable(text: string, order: DateOrder): string | undefined {
  const iso = isoDate.exec(text.trim());
  if (iso !== null) return calendarDay(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const match = numbers.exec(text.trim());
  if (match === null) return undefined;
  const [first, second] = [Number(match[1]), Number(match[2])];
  const year = Number(match[3]) + (match[3]?.length === 2 ? 2000 : 0);
  return order === 'dayFirst' ? calendarDay(year, second, first) : calendarDay(year, first, second);
}

function calendarDay(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal && year >= 1970 ? date.toISOString().slice(0, 10) : undefined;
}
