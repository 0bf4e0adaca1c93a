import {
  amountFormOf,
  creditWords,
  minorOfTyped,
  plainTyped,
  readTypedAmount,
  type Market,
  type Minor,
} from '@clearloan/formatting';
import { maxAmount } from './limits';
import { splitCurrency, currencyNamed } from './table-currency';
import type { Column } from './table-headings';
import { typeNamed } from './table-words';

/** An amount of a table in minor units, negative for a debit. `sign` is undefined if the cell shows none. */
export interface TableAmount {
  readonly minor: Minor;
  readonly sign: 'minus' | 'plus' | undefined;
}

/** `unclear` for a cell with two possible amounts, undefined for one that is not a valid amount of an entry. */
export type ReadTableAmount = (cell: string) => TableAmount | 'unclear' | undefined;

const moneyColumns = ['amount', 'out', 'in'] as const;

type Money = Pick<Market, 'currency'>;

/**
 * Parses the amounts of one table.
 * @param cells all amounts of the table
 * @param step the smallest amount, in minor units; the market's own by default
 */
export function amountsOfTable(cells: readonly string[], market: Money, step?: Minor): ReadTableAmount {
  const form = amountFormOf(cells, market);
  return (cell) => {
    const read = readTypedAmount(cell, form, { signs: true, most: maxAmount, step });
    const minor = minorOfTyped(read);
    if (minor === undefined) return read.kind === 'unclear' ? 'unclear' : undefined;
    return { minor, sign: minor < 0 ? 'minus' : isCredit(cell) ? 'plus' : undefined };
  };
}

function isCredit(cell: string): boolean {
  const text = plainTyped(cell).toLowerCase();
  return text.includes('+') || (text.match(/[\p{L}\p{M}]+/gu) ?? []).some((word) => creditWords.has(word));
}

export type TextOf = (column: Column) => string;

export interface MoneyContext {
  readonly places: ReadonlyMap<Column, number>;
  readonly readAmount: ReadTableAmount;
  /** The book's currency, as an ISO code, and those that the headings of the amounts name. */
  readonly currency: string | undefined;
  readonly headingCurrency: string | undefined;
  /** The column in which the bank writes a minus before every amount, though the column says the way already. */
  readonly minusSide: 'out' | 'in' | undefined;
}

/** A bank leaves the unused column empty, or fills it with a zero or a dash. */
const isEmptyCell = (text: string) => /^[-–—]{0,2}$/.test(text);

/** The amount of a line in minor units, negative for money that goes out. */
export function moneyOf(textOf: TextOf, context: MoneyContext): ReturnType<ReadTableAmount> {
  const read = (text: string) => readCell(text, context);
  if (context.places.has('amount')) return read(textOf('amount'));
  const out = sideOf('expense', textOf('out'), context);
  const into = sideOf('income', textOf('in'), context);
  if (out === 'unclear' || into === 'unclear') return 'unclear';
  if (out === undefined || into === undefined || (out === 0) === (into === 0)) return undefined;
  const minor = out === 0 ? into : out;
  return { minor, sign: minor < 0 ? 'minus' : 'plus' };
}

/** The sum of a line's fees in minor units, without sign; the cell if one holds a number that cannot be read. */
export function feeOf(cells: readonly string[], context: MoneyContext): Minor | string {
  let sum = 0;
  for (const cell of cells.map((each) => each.trim())) {
    const read = readCell(cell, context);
    if (typeof read === 'object') sum += Math.abs(read.minor);
    else if (/\d/.test(plainTyped(cell))) return cell;
  }
  return sum;
}

/** The book's own currency beside an amount is redundant; formatting knows the words of the app's markets only. */
function readCell(text: string, { readAmount, currency }: MoneyContext): ReturnType<ReadTableAmount> {
  const read = readAmount(text);
  if (read !== undefined) return read;
  const { currency: found, rest } = splitCurrency(text);
  // A wallet says before the sign what became of the amount: `已支付¥70.00`.
  return found && found === currency ? readAmount(rest.replace('已支付', '')) : undefined;
}

/**
 * The amount in one of two columns, signed as the money goes. A minus, brackets or the other side's mark turn it: a
 * negative debit is money that comes back.
 */
function sideOf(
  side: 'income' | 'expense',
  text: string,
  context: MoneyContext,
): Minor | 'unclear' | undefined {
  if (isEmptyCell(text)) return 0;
  const read = readCell(text, context);
  if (read === undefined || read === 'unclear') return read;
  const mark = markIn(text);
  const isTurned = mark === undefined ? read.minor < 0 && !isUsualMinus(side, context) : mark !== side;
  return Math.abs(read.minor) * (isTurned === (side === 'income') ? -1 : 1) || 0;
}

const isUsualMinus = (side: 'income' | 'expense', { minusSide }: MoneyContext) =>
  minusSide === (side === 'expense' ? 'out' : 'in');

/** How a line writes which way its money went, whatever the rest of the table says; empty if its amount has no sign. */
export function wayOf(textOf: TextOf, { sign }: TableAmount, { places }: MoneyContext): string {
  if (places.has('amount')) return sign ?? '';
  const side = /[1-9]/.test(plainTyped(textOf('out'))) ? 'out' : 'in';
  return /[-(]/.test(plainTyped(textOf(side))) ? `${side} with minus` : side;
}

/** The word beside an amount that says where the money goes: `80.00 CR`. */
function markIn(text: string): 'income' | 'expense' | undefined {
  const types = (plainTyped(text).match(/[\p{L}\p{M}]+/gu) ?? []).map(typeNamed);
  return types.find((type) => type === 'income' || type === 'expense');
}

/** How many amounts the column of one way has if all have a minus; otherwise 0. */
export function usualMinus(cells: readonly string[], readAmount: ReadTableAmount): number {
  const amounts = cells.flatMap((cell): TableAmount[] => {
    const read = isEmptyCell(cell.trim()) || markIn(cell) !== undefined ? undefined : readAmount(cell);
    return read === undefined || read === 'unclear' || read.minor === 0 ? [] : [read];
  });
  return amounts.every(({ minor }) => minor < 0) ? amounts.length : 0;
}

/** The currency of a line if it is not the book's: 12 dollars are not 12 yuan. */
export function otherCurrency(textOf: TextOf, context: MoneyContext): string | undefined {
  const { currency, headingCurrency } = context;
  const beside = moneyColumns.map((column) => splitCurrency(textOf(column)).currency);
  const found =
    currencyNamed(textOf('currency')) ?? beside.find((each) => each !== undefined) ?? headingCurrency;
  return found !== undefined && currency !== undefined && found !== currency ? found : undefined;
}

/** The amounts of a line as written. */
export const moneyTexts = (textOf: TextOf): string =>
  moneyColumns
    .map(textOf)
    .filter((text) => text !== '')
    .join(' / ');
