import { parse, type ParseError } from 'papaparse';
import { isDay } from './table-cells';
import { guessesOf } from './table-headings';
import { rolesOf } from './table-roles';

/** A line of the table below its headings. */
export interface TableRow {
  /** As a spreadsheet counts rows: the first row of the file is 1. */
  readonly line: number;
  readonly cells: readonly string[];
  /** Its quotes do not close, so its cells are unknown. */
  readonly isBroken: boolean;
}

export interface TableRows {
  /** The headings as written; empty strings for a table that has none, no strings for a text that is no table. */
  readonly headings: readonly string[];
  /** Non-empty rows above the headings: the name of a bank, a period. */
  readonly above: readonly TableRow[];
  readonly below: readonly TableRow[];
}

const separators = [',', ';', '\t', '|', '，'];
/** What texts, days and amounts are full of separates no cells. */
const unusual = /[^\p{L}\p{M}\p{N}\p{Sc}\s"'’.\-−–—+/:：()%#&@_*<>=]/gu;
/** How many rows may be above the headings. */
const deepestHeadings = 30;

const isFilled = ({ cells, isBroken }: TableRow) => isBroken || cells.some((cell) => cell.trim() !== '');

/**
 * Rows and headings of a table. The separator is the one that yields the most headings in one of the first rows, or
 * columns with days and amounts if no row has headings that say so.
 * @param today for two-digit years
 */
export function rowsOf(text: string, today: string): TableRows {
  const { body, skipped } = withoutHint(withOneEnd(text.replace(/\0|^\uFEFF/gm, '')));
  const start = body.split(/\r\n?|\n/, deepestHeadings).join('\n');
  const candidates = [...new Set([...separators, ...(start.match(unusual) ?? [])])];
  const starts = candidates.map((separator) => parseRows(start, separator));
  const named = bestOf(starts.map((each) => headingsIn(each, today)));
  const found = named.score > 0 ? named : bestOf(starts.map((each) => shownIn(each, today)));
  const separator = candidates[found.index] ?? ',';
  const rows = parseRows(body, separator).map((row) => ({ ...row, line: row.line + skipped }));
  if (found.score === 0) return { headings: [], above: rows.slice(0, 1), below: [] };
  return {
    headings: found.isHeadless ? (rows[found.at]?.cells ?? []).map(() => '') : (rows[found.at]?.cells ?? []),
    above: rows.slice(0, found.at).filter(isFilled),
    below: rows.slice(found.at + (found.isHeadless ? 0 : 1)).filter(isFilled),
  };
}

/** Rows of one table that end in two ways: a program added lines to another one's file. */
function withOneEnd(text: string): string {
  const ends = text.includes('\r') ? text.replace(/"(?:[^"]|"")*"/g, '').match(/\r\n?|\n/g) : null;
  return new Set(ends).size > 1 ? text.replace(/\r\n?/g, '\n') : text;
}

/** `sep=;` on the first line is a hint for the spreadsheet that wrote it. */
function withoutHint(text: string): { body: string; skipped: number } {
  const hint = /^\s*"?sep=.?"?[^\S\r\n]*(?:\r\n?|\n)/iu.exec(text)?.[0];
  return hint === undefined ? { body: text, skipped: 0 } : { body: text.slice(hint.length), skipped: 1 };
}

interface Found {
  /** The row of the headings, or the first one of a table without them. */
  readonly at: number;
  readonly isHeadless: boolean;
  /** Above 0 if there is a table. */
  readonly score: number;
}

/** The first of the best tries, and its index. */
const bestOf = (tries: readonly Found[]): Found & { readonly index: number } => {
  const score = Math.max(...tries.map((each) => each.score));
  const index = tries.findIndex((each) => each.score === score);
  return { ...(tries[index] ?? nothingFound), index };
};

const nothingFound: Found = { at: -1, score: 0, isHeadless: false };

/** A heading has letters, and is no sentence. */
const longestHeading = 60;
const isHeadingLike = (cell: string) => cell.length <= longestHeading && /\p{L}|#/u.test(cell);

/** The row with the most known headings, a day and an amount among them. */
function headingsIn(rows: readonly TableRow[], today: string): Found {
  return rows.reduce<Found>((best, { cells }, at) => {
    const roles = new Set(
      cells.filter(isHeadingLike).flatMap((cell) =>
        guessesOf(cell)
          .slice(0, 1)
          .map(({ role }) => role),
      ),
    );
    // Words for a way and a status are in lines too: `COMPLETED,OUT`.
    const isLine = cells.some((cell) => /\d{2}/.test(cell) && isDay(cell.trim(), today));
    const isHeading =
      !isLine &&
      (roles.has('date') || roles.has('valueDay')) &&
      (roles.has('amount') || roles.has('out') || roles.has('in') || roles.has('type'));
    return isHeading && roles.size > best.score ? { at, score: roles.size, isHeadless: false } : best;
  }, nothingFound);
}

/** Two columns, one of days and one of amounts, are a table whatever stands above them. */
function shownIn(rows: readonly TableRow[], today: string): Found {
  const isRecord = ({ cells }: TableRow) => {
    const roles = rolesOf(
      cells.map(() => ''),
      cells.map((cell) => [cell]),
      today,
    ).columns;
    return roles.includes('date') && roles.includes('amount');
  };
  let first = rows.findIndex(isRecord);
  if (first === -1) return nothingFound;
  // A row with a day is a line too, even if its amount cannot be read.
  while (rows[first - 1]?.cells.some((cell) => isDay(cell.trim(), today))) first -= 1;
  const above = rows[first - 1];
  const isHeadless = above === undefined || above.cells.length < (rows[first]?.cells.length ?? 0);
  return { at: isHeadless ? first : first - 1, score: 0.5, isHeadless };
}

/** More than any field of a record. A longer cell is cut before anything reads it, and its end shows that. */
const longestCell = 2_000;
const cutCell = (cell: string) => (cell.length > longestCell ? `${cell.slice(0, longestCell)}…` : cell);

/**
 * Cells without what programs write so that a spreadsheet takes them as text: `="12"`, or a mark before every cell of a row. In a
 * table of this app the mark before a single cell is a guard.
 */
function bareCells(cells: readonly string[]): readonly string[] {
  const bare = cells.map((cell) => cell.replace(/^="(.*)"$/s, '$1'));
  const filled = bare.filter((cell) => cell.trim() !== '');
  const isMarked =
    filled.length > 1 && ["'", '`'].some((mark) => filled.every((cell) => cell.startsWith(mark)));
  return isMarked ? bare.map((cell) => cell.slice(1)) : bare;
}

/** After this many broken rows a file is parsed line by line: parsing the rest again each time takes too long. */
const maxRestarts = 20;

/** An unclosed quote swallows the lines below it. Only its own line is broken: parsing continues with the next one. */
function parseRows(text: string, separator: string): TableRow[] {
  const rows: TableRow[] = [];
  const add = (cells: readonly string[], isBroken: boolean) =>
    rows.push({ line: rows.length + 1, cells: bareCells(cells.map(cutCell)), isBroken });
  let rest = text;
  for (let restarts = 0; rest !== ''; restarts++) {
    if (restarts > maxRestarts) {
      for (const line of rest.split(/\r\n?|\n/)) {
        const { data, errors } = parse<string[]>(line, { delimiter: separator });
        add(data[0] ?? [], errors.some(isQuotes));
      }
      break;
    }
    const { data, errors } = parse<string[]>(rest, { delimiter: separator, skipEmptyLines: false });
    const error = errors.find((each) => isQuotes(each) && !isWhole(each, data));
    for (const cells of error === undefined ? data : data.slice(0, error.row)) add(cells, false);
    if (error === undefined) break;
    const next = nextLine(rest, error.index ?? 0);
    add([rest.slice(next.start, next.end).trim()], true);
    rest = rest.slice(next.after);
  }
  return rows;
}

const isQuotes = ({ type }: { type: string }) => type === 'Quotes';

/** Quotes that a bank wrote into a quoted text as they are: the row has as many cells as most, all in one line. */
function isWhole({ code, row }: ParseError, rows: readonly (readonly string[])[]): boolean {
  const cells = rows[row ?? -1];
  if (code !== 'InvalidQuotes' || cells === undefined || cells.some((cell) => /[\r\n]/.test(cell)))
    return false;
  const alike = rows.filter(({ length }) => length === cells.length).length;
  return cells.length > 1 && alike * 2 > rows.length;
}

/** Start and end of the line around a position, and the start of the next one. */
function nextLine(text: string, at: number): { start: number; end: number; after: number } {
  const start = Math.max(text.lastIndexOf('\n', at - 1), text.lastIndexOf('\r', at - 1)) + 1;
  const form = /\r\n?|\n/g;
  form.lastIndex = at;
  const match = form.exec(text);
  return match === null
    ? { start, end: text.length, after: text.length }
    : { start, end: match.index, after: match.index + match[0].length };
}
