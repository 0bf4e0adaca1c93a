/** The format that reader and writer of this app's tables share. */
import type { Column } from './table-headings';

/** The columns of a table written by this app, in order. A table with exactly these headings is read literally. */
const own: readonly (readonly [string, Column])[] = [
  ...([
    ['Date', 'date'],
    ['Type', 'type'],
    ['Amount', 'amount'],
    ['Category', 'category'],
    ['Account', 'account'],
    ['To account', 'target'],
    ['Note', 'note'],
    ['Place', 'place'],
    ['Account ID', 'accountId'],
    ['To account ID', 'targetId'],
    ['Record ID', 'recordId'],
  ] as const),
];

export const ownHeadings = own.map(([heading]) => heading);

/** The roles of an own table's columns; undefined for another table. Tables of older versions have no record ids. */
export function ownColumns(headings: readonly string[]): readonly Column[] | undefined {
  const isOwn = headings.length >= own.length - 1 && headings.every((each, at) => each === own[at]?.[0]);
  return isOwn ? own.slice(0, headings.length).map(([, column]) => column) : undefined;
}

/**
 * The type of a line that is an account instead of a record: its amount is the opening balance, its category the kind.
 */
export const openingType = 'opening balance';

/** Spreadsheets execute a cell that starts like this as a formula (OWASP, CSV injection). */
const formula = /^'*[=+\-@\t\r＝＋－＠]/u;

/** Guards a text for spreadsheets: a leading apostrophe prevents its execution. */
export const guardText = (text: string): string => (formula.test(text) ? `'${text}` : text);

/** The text without the guard; the inverse of `guardText`. */
export const unguardText = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;
