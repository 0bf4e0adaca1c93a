import { groupDigits, dot, minus } from './decimal';
import type { Market } from './market';

/** An amount of money in integer minor units (cents, a hundredth of the major unit). */
export type Minor = number;

/** The part of a market that formats money. */
type MoneyRules = Pick<Market, 'currency'>;

/** The parts of a large figure, in display order; symbol and decimals are smaller. */
export interface MinorParts {
  readonly sign: '' | typeof minus;
  readonly symbol: string;
  readonly whole: string;
  /** Empty without decimals. */
  readonly separator: string;
  readonly decimals: string;
}

/**
 * Minor units → the parts of `−¥1,234.50`. A market without decimals prints them only if there are cents.
 * @throws RangeError when the amount is not an integer number of minor units: a bug that must not be shown as money
 */
export function formatMinorParts(amount: Minor, { currency }: MoneyRules): MinorParts {
  if (!Number.isSafeInteger(amount))
    throw new RangeError('An amount of money must be a whole number of minor units');
  // `String` would cache its result, in a table of 64 kB as soon as two of its numbers collide.
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

/** A round amount that the borrower picks (a limit, a chip) → `¥5,000`; cents are kept if there are any. */
export function formatMinorRound(amount: Minor, market: MoneyRules): string {
  const { sign, symbol, whole, separator, decimals } = formatMinorParts(amount, market);
  return sign + symbol + whole + (decimals === '00' ? '' : separator + decimals);
}

/** An amount in a list of money in and out → `+¥12.00`, `−¥12.00`; zero has no sign. */
export function formatMinorSigned(amount: Minor, market: MoneyRules): string {
  const text = formatMinor(Math.abs(amount), market);
  if (amount === 0) return text;
  return `${amount < 0 ? minus : '+'}${text}`;
}

/** A hidden amount: `¥ ••••`, the same for every amount. */
export const formatMinorHidden = ({ currency }: MoneyRules): string => `${currency.symbol} ${dot.repeat(4)}`;
