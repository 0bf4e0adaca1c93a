/** What both sides of a table that this app writes have to agree on. */

/** The headings of a table that this app writes, in its order. A table with exactly these is read as it is written. */
export const ownHeadings = [
  ...['Date', 'Type', 'Amount', 'Category', 'Account', 'To account', 'Note', 'Place'],
  ...['Account ID', 'To account ID'],
] as const;

/** The type of a line that is no record but an account: its amount is the opening balance, its category the kind. */
export const openingType = 'opening balance';

/** A table program runs a cell that starts so as a formula (OWASP, CSV injection). */
const formula = /^'*[=+\-@\t\r＝＋－＠]/u;

/** A text as a table program may see it: an apostrophe before it keeps it from being run. */
export const guardText = (text: string): string => (formula.test(text) ? `'${text}` : text);

/** The text behind the guard; the inverse of `guardText`. */
export const unguardText = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;
