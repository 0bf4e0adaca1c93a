import {
  amountFormOf,
  creditWords,
  minorOfTyped,
  plainTyped,
  readTypedAmount,
  type Market,
  type Minor,
} from '@clearloan/formatting';
import { mostOfMoney } from './limits';

/** An amount of a table in minor units, negative for a debit. `sign` is undefined if the cell shows none. */
export interface TableAmount {
  readonly minor: Minor;
  readonly sign: 'minus' | 'plus' | undefined;
}

/** `unclear` for a cell with two possible amounts, undefined for one that is not a valid amount of an entry. */
export type ReadTableAmount = (cell: string) => TableAmount | 'unclear' | undefined;

type Money = Pick<Market, 'currency'>;

/**
 * Parses the amounts of one table.
 * @param cells all amounts of the table
 * @param step the smallest amount, in minor units; the market's own by default
 */
export function amountsOfTable(cells: readonly string[], market: Money, step?: Minor): ReadTableAmount {
  const form = amountFormOf(cells, market);
  return (cell) => {
    const read = readTypedAmount(cell, form, { signs: true, most: mostOfMoney, step });
    const minor = minorOfTyped(read);
    if (minor === undefined) return read.kind === 'unclear' ? 'unclear' : undefined;
    return { minor, sign: minor < 0 ? 'minus' : isCredit(cell) ? 'plus' : undefined };
  };
}

function isCredit(cell: string): boolean {
  const text = plainTyped(cell).toLowerCase();
  return text.includes('+') || (text.match(/[\p{L}\p{M}]+/gu) ?? []).some((word) => creditWords.has(word));
}
