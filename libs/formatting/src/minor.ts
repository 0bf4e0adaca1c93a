import { groupDigits } from './group';
import type { Market } from './market';
import { dot, minus } from './signs';

/** An amount of money in whole minor units (cents, a hundredth of the major unit). */
export type Minor = number;

/** What of a market money is written by. */
type MoneyRules = Pick<Market, 'currency'>;

/** The pieces of a large figure, in the order they are drawn; symbol and decimals are drawn smaller. */
export interface MinorParts {
  readonly sign: '' | typeof minus;
  readonly symbol: string;
  readonly whole: string;
  /** Empty when there are no decimals. */
  readonly separator: string;
  readonly decimals: string;
}

/**
 * Minor units → the pieces of `−¥1,234.50`. A market without decimals prints them only when there are cents.
 * @throws RangeError when the amount is not a whole number of minor units: a mistake of ours that no one may read as money
 */
export function formatMinorParts(amount: Minor, { currency }: MoneyRules): MinorParts {
  if (!Number.isSafeInteger(amount))
    throw new RangeError('An amount of money is a whole number of minor units');
  // `String` would keep what it wrote, in a table of 64 kB as soon as two of its numbers meet.
  const digits = Math.abs(amount).toFixed().padStart(3, '0');
  const cents = digits.slice(-2);
  const decimals = currency.decimals === 0 && cents === '00' ? '' : cents;
  return {
    sign: amount < 0 ? minus : '',
    symbol: currency.symbol,
    whole: groupDigits(digits.slice(0, -2), currency.groupSeparator, currency.grouping),
    separator: decimals === '' ? '' : currency.decimalSeparator,
    decimals,
  };
}

/** Minor units → `¥1,234.50`, `−¥1,234.50`. For anything owed or paid. Throws like `formatMinorParts`. */
export function formatMinor(amount: Minor, market: MoneyRules): string {
  const { sign, symbol, whole, separator, decimals } = formatMinorParts(amount, market);
  return sign + symbol + whole + separator + decimals;
}

/** A round amount that the borrower picks (a limit, a chip) → `¥5,000`; cents stay when there are some. */
export function formatMinorRound(amount: Minor, market: MoneyRules): string {
  const { sign, symbol, whole, separator, decimals } = formatMinorParts(amount, market);
  return sign + symbol + whole + (decimals === '00' ? '' : separator + decimals);
}

/** A line of a list of money in and out → `+¥12.00`, `−¥12.00`; nothing has no sign. */
export function formatMinorSigned(amount: Minor, market: MoneyRules): string {
  const text = formatMinor(Math.abs(amount), market);
  if (amount === 0) return text;
  return `${amount < 0 ? minus : '+'}${text}`;
}

/** An amount behind the closed eye: `¥ ••••`, the same for every amount. */
export const formatMinorHidden = ({ currency }: MoneyRules): string => `${currency.symbol} ${dot.repeat(4)}`;
