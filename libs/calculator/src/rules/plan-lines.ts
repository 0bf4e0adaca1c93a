import { findTypedDay, plainTyped } from '@clearloan/formatting';
import { longestPlan } from './plan-read';

/** A non-blank line of pasted text. */
export interface PlanLine {
  /** Counted from 1, including blank lines. */
  readonly line: number;
  readonly text: string;
  /** Normalized: ASCII digits, single spaces. */
  readonly plain: string;
  readonly cells: readonly string[];
  /**
   * Whether the cells are table cells, including empty ones; otherwise they are separated by spaces and only
   * non-empty ones are known.
   */
  readonly isTable: boolean;
}

const rule = /^[\s|:+=_-]+$/;

/** The lines of a pasted plan, split into cells. Lines that only draw a rule are left out. */
export function planLines(text: string): PlanLine[] {
  const lines = text
    .slice(0, longestPlan)
    .split(/\r\n?|\n/)
    .map((each, index) => ({ line: index + 1, text: each, plain: plainTyped(each) }))
    .filter(({ text: each }) => each.trim() !== '' && !rule.test(each));
  const separator = ['\t', '|', ';'].find((sign) =>
    isSeparator(
      lines.map((each) => each.text),
      sign,
    ),
  );
  const isValues = separator === undefined && isFileOfValues(lines.map((each) => each.text));
  return lines.map((each) => {
    const cells = isValues
      ? valuesOf(each.text)
      : separator !== undefined && each.text.includes(separator)
        ? each.text.split(separator)
        : undefined;
    return cells === undefined
      ? { ...each, cells: blankCells(each.text), isTable: false }
      : { ...each, cells: withoutFrame(cells, separator).map(plainCell), isTable: true };
  });
}

const plainCell = (cell: string) => plainTyped(cell.trim().replace(/^"(.*)"$/s, '$1'));

/** Most lines with digits contain it. */
function isSeparator(lines: readonly string[], sign: string): boolean {
  const filled = lines.filter((line) => /\p{Nd}/u.test(line));
  return filled.length > 0 && filled.filter((line) => line.includes(sign)).length * 2 > filled.length;
}

/** `| 1 | 100 |` has an empty cell on each side that belongs to the frame. */
function withoutFrame(cells: readonly string[], separator: string | undefined): readonly string[] {
  if (separator !== '|') return cells;
  return cells.slice(cells[0]?.trim() === '' ? 1 : 0, cells.at(-1)?.trim() === '' ? -1 : undefined);
}

const field = /(?:^|,)(\s*"(?:[^"]|"")*"\s*|[^,]*)/g;
const rawValues = (line: string): string[] => [...line.matchAll(field)].map(([, value = '']) => value.trim());
const valuesOf = (line: string): string[] =>
  rawValues(line).map((value) => value.replace(/^"(.*)"$/s, '$1').replaceAll('""', '"'));

/** A comma separates the values of a CSV file; elsewhere it groups digits. */
function isFileOfValues(lines: readonly string[]): boolean {
  const filled = lines.filter((line) => /\p{Nd}/u.test(line));
  const isValue = (value: string) =>
    /^-?(?:\d+(?:\.\d*)?)?$|^"|^\D*$/.test(value) || findTypedDay(value)?.rest.trim() === '';
  const fits = filled.map(rawValues).filter((values) => values.length >= 3 && values.every(isValue));
  return fits.length > 0 && fits.length * 2 > filled.length;
}

/** Words that belong to the adjacent amount. */
const leads = /^(?:\p{Sc}|rp|rs|inr|idr|cny|rmb|usd|us\$)\.?$/iu;
const trails = /^(?:dr|cr|db|元|inr|idr|cny|rmb|usd)\.?$/iu;

/** Cells separated by spaces: a date is one of them, and so is an amount with its currency. */
function blankCells(line: string): string[] {
  const day = findTypedDay(line);
  const cells: string[] = [];
  let lead = '';
  for (const word of plainTyped(day?.rest ?? line).split(' ')) {
    const before = cells.at(-1);
    if (trails.test(word) && before !== undefined && /\d/.test(before)) {
      cells[cells.length - 1] = `${before} ${word}`;
    } else if (leads.test(word)) {
      lead = `${lead}${word} `;
    } else {
      cells.push(lead + word);
      lead = '';
    }
  }
  return [...cells, ...(day === undefined ? [] : [day.written])].filter((cell) => cell !== '');
}
