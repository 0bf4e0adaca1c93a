import { plainTyped } from '@clearloan/formatting';
import { currencyNamed } from './table-currency';
import { guessesOf, type Column } from './table-headings';
import type { LineRecord } from './table-line';
import { once } from './once';
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

/** A UUID of version 8 marks a record that came from a table: its id is all that is kept of the line. */
const version = '8';

/** Whether a record came from a table that has an identity for each of its lines. */
export const isFromTable = (recordId: string): boolean =>
  recordId.charAt(14) === version && recordId.length === 36;

/** Odd multipliers, one for each 32 bits. */
const multipliers = [0x9e3779b1, 0x85ebca6b, 0xc2b2ae35, 0x27d4eb2f];

/** The same UUID for the same text, on every device. It tells lines apart; it protects nothing. */
export function idOf(text: string): string {
  const hex = multipliers
    .map((multiplier) => hashOf(text, multiplier).toString(16).padStart(8, '0'))
    .join('');
  const variant = ((parseInt(hex.charAt(16), 16) & 3) | 8).toString(16);
  return [
    ...[hex.slice(0, 8), hex.slice(8, 12), version + hex.slice(13, 16)],
    ...[variant + hex.slice(17, 20), hex.slice(20)],
  ].join('-');
}

function hashOf(text: string, multiplier: number): number {
  let hash = multiplier ^ text.length;
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), multiplier);
    hash = (hash << 13) | (hash >>> 19);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x7feb352d);
  hash = Math.imul(hash ^ (hash >>> 15), 0x846ca68b);
  return (hash ^ (hash >>> 16)) >>> 0;
}
