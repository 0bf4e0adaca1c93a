/** The format that reader and writer of this app's tables share. */

/** The headings of a table written by this app, in order. A table with exactly these is read literally. */
export const ownHeadings = [
  ...['Date', 'Type', 'Amount', 'Category', 'Account', 'To account', 'Note', 'Place'],
  ...['Account ID', 'To account ID'],
] as const;

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
