import { findTypedDay, readTypedDay, type Day, type DayOrder } from '@clearloan/formatting';
import type { TableRow } from './table-rows';

/** How the days of one table are read. */
export interface TableDays {
  /** A cell as a whole day, for finding out the order of its numbers. */
  readonly whole: (cell: string) => string;
  readonly read: (cell: string, order: DayOrder) => Day | undefined;
}

/** `'03/11`, `03 Nov` and `Nov 3`: the year stands above the table. */
const yearless =
  /^'?(?:\d{1,2}[-/.]\d{1,2}|\d{1,2}[- ]\p{L}[\p{L}\p{M}]{2,}|\p{L}[\p{L}\p{M}]{2,} \d{1,2})$/u;
/** Days of this century as a spreadsheet counts them, with or without a time. */
const counted = /^[3-7]\d{4}(?:\.\d+)?$/;
const countedFrom = Date.UTC(1899, 11, 30);
const dayLength = 86_400_000;

/**
 * @param cells all cells of the column of days
 * @param above the rows above the headings: a statement's period
 * @param today for two-digit years
 */
export function daysOf(cells: readonly string[], above: readonly TableRow[], today: Day): TableDays {
  const filled = cells.map((cell) => cell.trim()).filter(Boolean);
  if (filled.length > 0 && filled.every((cell) => counted.test(cell))) {
    const whole = (cell: string) =>
      counted.test(cell.trim())
        ? new Date(countedFrom + Math.floor(Number(cell)) * dayLength).toISOString().slice(0, 10)
        : cell;
    return { whole, read: (cell, order) => readTypedDay(whole(cell), order, today) };
  }
  const end = filled.some((cell) => yearless.test(cell)) ? lastDayIn(above, today) : undefined;
  if (end === undefined)
    return { whole: (cell) => cell, read: (cell, order) => readTypedDay(cell, order, today) };
  const year = Number(end.slice(0, 4));
  const read: TableDays['read'] = (cell, order) => {
    const day = readTypedDay(withYear(cell, year), order, today);
    // A period over the turn of a year begins in the year before.
    return day !== undefined && day > end ? readTypedDay(withYear(cell, year - 1), order, today) : day;
  };
  return { whole: (cell) => withYear(cell, year), read };
}

function withYear(cell: string, year: number): string {
  const text = cell.trim();
  if (!yearless.test(text)) return cell;
  const sign = /\p{L} ?\d/u.test(text) ? ', ' : (/\d([-/. ])/.exec(text)?.[1] ?? ' ');
  return `${text.replace(/^'/, '')}${sign}${year}`;
}

/** The last day that the rows name: the end of the period, or the day of the statement. */
function lastDayIn(rows: readonly TableRow[], today: Day): Day | undefined {
  const days: Day[] = [];
  for (const { cells } of rows) {
    let rest = cells.join(' ');
    for (let found = findTypedDay(rest); found !== undefined; found = findTypedDay(rest)) {
      const day =
        readTypedDay(found.written, 'dayFirst', today) ?? readTypedDay(found.written, 'monthFirst', today);
      if (day !== undefined) days.push(day);
      rest = found.rest;
    }
  }
  return days.sort().at(-1);
}
