import { plainTyped } from '@clearloan/formatting';
import { currencyNamed } from './table-currency';
import { guessesOf, type Column } from './table-headings';
import type { LineRecord } from './table-line';
import { once } from './once';
import { idOf } from './table-id';
import { statusNamed, typeNamed } from './table-words';

/** The bank changes them later, they depend on the exported period, or the borrower may choose them. */
const changing: readonly Column[] = [
  ...(['date', 'valueDay', 'amount', 'out', 'in', 'type', 'balance', 'currency', 'status'] as const),
  ...(['category', 'account', 'target', 'number'] as const),
];

/**
 * What of a line is the same whenever and however the bank exports it: the day, the amount, the way it went, the
 * references and all texts, in any order, without case and spacing.
 */
export function lineTexts(headings: readonly string[]) {
  const roles = headings.map((heading) => guessesOf(heading)[0]?.role);
  const plain = once((cell: string) => plainTyped(cell).toLowerCase());
  const telling = once((cell: string) => isTelling(plain(cell)));
  const isKept = (cell: string, role: Column | undefined) =>
    role === undefined || !changing.includes(role)
      ? (role === 'reference' && plain(cell) !== '') || telling(cell)
      : false;
  const marks = (cells: readonly string[]) => cells.map(typeNamed).filter((type) => type !== undefined);
  /** @param way as in `LineRead`; where it is empty, words for in and out count, wherever they stand */
  return (cells: readonly string[], { record_date, amount }: LineRecord, way: string): string => {
    const texts = cells.filter((cell, at) => isKept(cell, roles[at])).map(plain);
    const shown = way === '' ? [...new Set(marks(cells))].sort().join(' ') : way;
    return JSON.stringify([record_date, amount, shown, ...texts.sort()]);
  };
}

/** A text that tells lines apart, under whatever heading. */
const isTelling = (text: string) =>
  /\p{L}{2}/u.test(text) &&
  typeNamed(text) === undefined &&
  currencyNamed(text) === undefined &&
  statusNamed(text) === undefined;

/** Gives each line of one table its id. The second of two identical lines has another one than the first. */
export function lineIds(): (text: string) => string {
  const counts = new Map<string, number>();
  return (text) => {
    const count = (counts.get(text) ?? 0) + 1;
    counts.set(text, count);
    return idOf(`${String(count)} ${text}`);
  };
}
