import { findTypedDay, readTypedAmount, readTypedDay, type Market } from '@clearloan/formatting';
import type { PlanLine } from './plan-lines';
import { fillMissingColumn } from './plan-third';
import { isTotalLine, numberAtStart, phrasesOf, planColumnNamed, type PlanColumn } from './plan-words';

/** A line that may be a payment, its cells sorted by type but not parsed yet. */
export interface DraftRow {
  readonly line: number;
  readonly text: string;
  readonly number: number | undefined;
  readonly day: string | undefined;
  readonly figures: readonly string[];
  readonly isTotal: boolean;
  /** Another number of cells than of headings. */
  readonly hasOtherCellCount: boolean;
}

export interface PlanLayout {
  /** Lines above the table that contain a digit. */
  readonly above: readonly PlanLine[];
  readonly rows: readonly DraftRow[];
  /** The meaning of a row's figures by the headings; undefined without headings. */
  readonly figureColumns: readonly PlanColumn[] | undefined;
}

const comparedColumns: readonly (PlanColumn | undefined)[] = [
  'principal',
  'interest',
  'instalment',
  'balance',
  'opening',
  'charges',
  'extra',
];
const hasDigit = ({ plain }: PlanLine) => /\d/.test(plain);

/** Finds the headings, and sorts the cells of each line below them. */
export function layoutOf(lines: readonly PlanLine[], market: Pick<Market, 'currency'>): PlanLayout {
  const at = lines.findIndex((line) => headingsOf(line) !== undefined);
  const headings = lines[at] && headingsOf(lines[at]);
  const below = lines.slice(at + 1).filter((line) => hasDigit(line) && headingsOf(line) === undefined);
  const above = lines.slice(0, Math.max(0, at)).filter(hasDigit);
  const isTable = below.filter((line) => line.isTable).length * 2 > below.length;
  if (isTable) {
    const columns =
      headings && lines[at]?.isTable
        ? fillMissingColumn(withDates(headings, below), below)
        : columnsOfCells(below, market);
    const rows = withReliableNumbers(below.map((line) => rowOfCells(line, columns)));
    const figureColumns =
      headings && lines[at]?.isTable
        ? columns.filter((column) => comparedColumns.includes(column))
        : undefined;
    return figureColumns
      ? { above, rows, figureColumns: figureColumns.filter((column) => column !== undefined) }
      : splitAtTableStart(above, below, rows);
  }
  const rows = rowsOfWords(below);
  const figures = headings?.filter((column) => comparedColumns.includes(column) || column === 'otherFigure');
  const fits = rows.filter((row) => row.figures.length === figures?.length).length * 2 > rows.length;
  if (figures === undefined || !fits) return splitAtTableStart(above, below, rows);
  const places = figures.flatMap((column, place) => (column === 'otherFigure' ? [] : [place]));
  return {
    above,
    rows: rows.map((row) =>
      row.figures.length === figures.length
        ? { ...row, figures: places.map((place) => row.figures[place] ?? '') }
        : { ...row, hasOtherCellCount: true },
    ),
    figureColumns: figures
      .filter((column) => column !== 'otherFigure')
      .filter((column) => column !== undefined),
  };
}

/** `Due` is a payment or its date: the cells below decide. */
function withDates(
  headings: readonly (PlanColumn | undefined)[],
  below: readonly PlanLine[],
): readonly (PlanColumn | undefined)[] {
  if (headings.includes('date')) return headings;
  const isDay = (at: number): boolean => {
    const cells = below.map(({ cells: each }) => each[at] ?? '').filter((cell) => /\d/.test(cell));
    const days = cells.filter((cell) => readTypedDay(cell, 'dayFirst', '2000-01-01') !== undefined);
    return days.length * 2 > cells.length;
  };
  const first = headings.findIndex((column, at) => column === 'instalment' && isDay(at));
  return headings.map((column, at) => (at === first ? 'date' : column));
}

/** The columns of a heading line; undefined for any other line. */
function headingsOf({ plain, cells, isTable }: PlanLine): readonly (PlanColumn | undefined)[] | undefined {
  if (/\d{2}/.test(plain)) return undefined;
  const names = isTable ? cells : phrasesOf(plain);
  const columns = names.map(planColumnNamed);
  const known = columns.filter((column) => column !== undefined).length;
  const isHeading =
    known >= 2 && columns.some((column) => column !== undefined && comparedColumns.includes(column));
  // A sentence about payments and interest contains other words too.
  return isHeading && (isTable || known * 10 >= names.length * 7) ? columns : undefined;
}

/** The content of each column by its cells: a date, an increasing number, a figure. */
function columnsOfCells(
  lines: readonly PlanLine[],
  market: Pick<Market, 'currency'>,
): readonly (PlanColumn | undefined)[] {
  const table = lines.filter((line) => line.isTable);
  const width = Math.max(0, ...table.map(({ cells }) => cells.length));
  const columns: (PlanColumn | undefined)[] = [];
  for (let at = 0; at < width; at++) {
    const cells = table.map((line) => line.cells[at] ?? '').filter((cell) => /\d/.test(cell));
    const isTrueOfMost = (fits: (cell: string) => boolean) => cells.filter(fits).length * 2 > cells.length;
    const isDay =
      !columns.includes('date') &&
      isTrueOfMost((cell) => readTypedDay(cell, 'dayFirst', '2000-01-01') !== undefined);
    const isNumber = !columns.includes('number') && arePaymentNumbers(cells.map(numberIn));
    const isFigure = isTrueOfMost(
      (cell) => readTypedAmount(cell, market, { signs: true, step: 1 }).kind !== 'invalid',
    );
    columns.push(isDay ? 'date' : isNumber ? 'number' : isFigure ? 'balance' : undefined);
  }
  return columns;
}

function rowOfCells(
  { line, text, cells, isTable }: PlanLine,
  columns: readonly (PlanColumn | undefined)[],
): DraftRow {
  const day = cells[columns.indexOf('date')] ?? '';
  const figures = columns.flatMap((column, at) =>
    comparedColumns.includes(column) && at < cells.length ? [cells[at] ?? ''] : [],
  );
  return {
    line,
    text,
    isTotal: isTotalLine(text),
    figures: isTable ? figures : [],
    number: numberIn(cells[columns.indexOf('number')] ?? ''),
    day: day === '' || !isTable ? undefined : day,
    hasOtherCellCount: cells.slice(columns.length).some((cell) => cell !== ''),
  };
}

/** A cell that is only the number of a payment. */
function numberIn(cell: string): number | undefined {
  const match = numberAtStart.exec(cell);
  const isAll = match !== null && /^[\s.)|;:,]*$/.test(cell.slice(match[0].length));
  return isAll ? Number(match[1]) : undefined;
}

/**
 * Whether numbers count the payments: they are mostly increasing and mostly distinct. One may be missing or
 * duplicated; the month of each year, or a number of days, does not count.
 */
function arePaymentNumbers(numbers: readonly (number | undefined)[]): boolean {
  const known = numbers.filter((number) => number !== undefined);
  if (known.length === 0 || known.length * 2 <= numbers.length) return false;
  const growing = known.filter((number, index) => index > 0 && number > (known[index - 1] ?? NaN)).length;
  return growing * 2 >= known.length - 1 && new Set(known).size * 3 >= known.length * 2;
}

/** Clears numbers that do not count the payments: the lines are counted instead. */
const withReliableNumbers = (rows: readonly DraftRow[]): readonly DraftRow[] =>
  arePaymentNumbers(rows.filter((row) => !row.isTotal).map(({ number }) => number))
    ? rows
    : rows.map((row) => ({ ...row, number: undefined }));

/** Rows of lines whose cells are separated by spaces; words without a digit are ignored. */
function rowsOfWords(lines: readonly PlanLine[]): readonly DraftRow[] {
  const rowOf = ({ line, text, cells }: PlanLine, isNumbered: boolean): DraftRow => {
    const days = cells.filter((cell) => findTypedDay(cell)?.rest.trim() === '');
    const others = cells.filter((cell) => !days.includes(cell));
    const first = others.findIndex((cell) => /\d/.test(cell));
    const number = isNumbered ? numberIn(others.slice(0, first + 1).join(' ')) : undefined;
    const rest = number === undefined ? others : others.slice(first + 1);
    return {
      line,
      text,
      number,
      day: days[0],
      isTotal: isTotalLine(text),
      hasOtherCellCount: false,
      figures: rest.filter((cell) => /\d/.test(cell)),
    };
  };
  const numbered = lines.map((line) => rowOf(line, true));
  return arePaymentNumbers(numbered.filter((row) => !row.isTotal).map(({ number }) => number))
    ? numbered
    : lines.map((line) => rowOf(line, false));
}

/** Without headings, the table starts with the first line that has the most common number of figures. */
function splitAtTableStart(
  before: readonly PlanLine[],
  lines: readonly PlanLine[],
  rows: readonly DraftRow[],
): PlanLayout {
  const width = commonest(rows.map(({ figures }) => figures.length));
  const start = rows.findIndex((row) => row.figures.length === width && !hasWords(row));
  const isAbove = (row: DraftRow, index: number) => index < start && hasWords(row);
  return {
    above: [...before, ...lines.filter((_, index) => rows[index] && isAbove(rows[index], index))],
    rows: rows.filter((row, index) => !isAbove(row, index)),
    figureColumns: undefined,
  };
}

const hasWords = ({ text, day }: DraftRow) =>
  day === undefined && /\p{L}[\p{L}\p{M}]{3,}/u.test(text) && numberAtStart.exec(text) === null;

/** The most frequent value; of two equally frequent ones, the larger. */
export function commonest(values: readonly number[]): number {
  const times = new Map<number, number>();
  for (const value of values) times.set(value, (times.get(value) ?? 0) + 1);
  return [...times].sort(([one, many], [other, more]) => more - many || other - one)[0]?.[0] ?? 0;
}
