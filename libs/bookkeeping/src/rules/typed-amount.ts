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

/** An amount of a table in minor units, below zero for a debit. `sign` is undefined where the cell shows none. */
export interface TableAmount {
  readonly minor: Minor;
  readonly sign: 'minus' | 'plus' | undefined;
}

export type ReadTableAmount = (cell: string) => TableAmount | undefined;

type Money = Pick<Market, 'currency'>;

/**
 * Reads the amounts of one table. Undefined for a cell that is no amount, that can mean two amounts, or that is more than
 * an entry may say.
 * @param cells every amount of the table
 * @param step the smallest amount, in minor units; the market's own without it
 */
export function amountsOfTable(cells: readonly string[], market: Money, step?: Minor): ReadTableAmount {
  const form = amountFormOf(cells, market);
  return (cell) => {
    const minor = minorOfTyped(readTypedAmount(cell, form, { signs: true, most: mostOfMoney, step }));
    if (minor === undefined) return undefined;
    return { minor, sign: minor < 0 ? 'minus' : isCredit(cell) ? 'plus' : undefined };
  };
}

function isCredit(cell: string): boolean {
  const text = plainTyped(cell).toLowerCase();
  return text.includes('+') || (text.match(/[\p{L}\p{M}]+/gu) ?? []).some((word) => creditWords.has(word));
}
