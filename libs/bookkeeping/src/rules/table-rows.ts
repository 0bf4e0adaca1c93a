import { parse } from 'papaparse';
import { columnNamed, type Column } from './table-words';

/** A line of the table below its headings. */
export interface TableRow {
  /** As a spreadsheet counts rows: the first row of the file is 1. */
  readonly line: number;
  readonly cells: readonly string[];
  /** Its quotes do not close, so its cells are unknown. */
  readonly isBroken: boolean;
}

export interface TableRows {
  readonly columns: readonly (Column | undefined)[];
  /** The headings as written; empty if there are none. */
  readonly headings: readonly string[];
  readonly headingLine: number;
  /** Non-empty rows above the headings: the name of a bank, a period. */
  readonly above: readonly TableRow[];
  readonly below: readonly TableRow[];
}

const separators = [',', ';', '\t', '|', '，'];
/** How many rows may be above the headings. */
const deepestHeadings = 30;

const isFilled = ({ cells, isBroken }: TableRow) => isBroken || cells.some((cell) => cell.trim() !== '');

/** Rows and headings of a table. The separator is the one that yields the most headings in one of the first rows. */
export function rowsOf(text: string): TableRows {
  const { body, skipped } = withoutHint(text.replace(/^\uFEFF/, ''));
  const start = body.split(/\r\n?|\n/, deepestHeadings).join('\n');
  const tries = separators.map((separator) => headingsIn(parseRows(start, separator)));
  const found = tries.reduce((best, each) => (each.named > best.named ? each : best));
  const separator = separators[tries.indexOf(found)] ?? ',';
  const rows = parseRows(body, separator);
  const at = found.named > 0 ? found.at : -1;
  const headings = rows[at]?.cells ?? [];
  const counted = rows.map((row) => ({ ...row, line: row.line + skipped }));
  return {
    columns: headings.map(columnNamed),
    headings,
    headingLine: at + 1 + skipped,
    above: counted.slice(0, Math.max(0, at)).filter(isFilled),
    below: counted.slice(at + 1).filter(isFilled),
  };
}

/** `sep=;` on the first line is a hint for the spreadsheet that wrote it. */
function withoutHint(text: string): { body: string; skipped: number } {
  const hint = /^\s*"?sep=.?"?[^\S\r\n]*(?:\r\n?|\n)/iu.exec(text)?.[0];
  return hint === undefined ? { body: text, skipped: 0 } : { body: text.slice(hint.length), skipped: 1 };
}

/** The row with the most known headings; it needs a date and an amount. */
function headingsIn(rows: readonly TableRow[]): { at: number; named: number } {
  return rows.reduce(
    (best, { cells }, at) => {
      const named = new Set(cells.map(columnNamed).filter((column) => column !== undefined));
      const isHeading = named.has('date') && (named.has('amount') || named.has('out') || named.has('in'));
      return isHeading && named.size > best.named ? { at, named: named.size } : best;
    },
    { at: -1, named: 0 },
  );
}

/** More than any field of a record. A longer cell is cut before anything reads it, and its end shows that. */
const longestCell = 2_000;
const cutCell = (cell: string) => (cell.length > longestCell ? `${cell.slice(0, longestCell)}…` : cell);

/** After this many broken rows a file is parsed line by line: parsing the rest again each time takes too long. */
const mostRestarts = 20;

/** An unclosed quote swallows the lines below it. Only its own line is broken: parsing continues with the next one. */
function parseRows(text: string, separator: string): TableRow[] {
  const rows: TableRow[] = [];
  const add = (cells: readonly string[], isBroken: boolean) =>
    rows.push({ line: rows.length + 1, cells: cells.map(cutCell), isBroken });
  let rest = text;
  for (let restarts = 0; rest !== ''; restarts++) {
    if (restarts > mostRestarts) {
      for (const line of rest.split(/\r\n?|\n/)) {
        const { data, errors } = parse<string[]>(line, { delimiter: separator });
        add(data[0] ?? [], errors.some(isQuotes));
      }
      break;
    }
    const { data, errors } = parse<string[]>(rest, { delimiter: separator, skipEmptyLines: false });
    const error = errors.find(isQuotes);
    for (const cells of error === undefined ? data : data.slice(0, error.row)) add(cells, false);
    if (error === undefined) break;
    const next = nextLine(rest, error.index ?? 0);
    add([rest.slice(next.start, next.end).trim()], true);
    rest = rest.slice(next.after);
  }
  return rows;
}

const isQuotes = ({ type }: { type: string }) => type === 'Quotes';

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
