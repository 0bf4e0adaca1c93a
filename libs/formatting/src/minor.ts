import { readDecimal } from './decimal';
import { groupDigits } from './group';
import { moneyStep, type Market } from './market';
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

/** A line of a list of money in and out → `+ ¥12.00`, `− ¥12.00`; nothing has no sign. */
export function formatMinorSigned(amount: Minor, market: MoneyRules): string {
  const text = formatMinor(Math.abs(amount), market);
  if (amount === 0) return text;
  return `${amount < 0 ? minus : '+'} ${text}`;
}

/** An amount behind the closed eye: `¥ ••••`, the same for every amount. */
export const formatMinorHidden = ({ currency }: MoneyRules): string => `${currency.symbol} ${dot.repeat(4)}`;

/**
 * Minor units → `2142.31`: an amount as a field takes it, and as a borrower types it, without symbol and groups. Throws like
 * `formatMinorParts`.
 */
export function plainAmount(amount: Minor, { currency }: MoneyRules): string {
  const { sign, whole, separator, decimals } = formatMinorParts(amount, { currency });
  return (sign && '-') + whole.replaceAll(currency.groupSeparator, '') + separator + decimals;
}

/** A group of digits ends with three; in between there may be lakhs. */
const grouped = /^-?\d{1,3}(,\d{2,3})*,\d{3}$/;

/**
 * What a borrower typed → minor units. The market's group separators and blanks are passed over where groups can be;
 * `undefined` when it is no amount, has less than the smallest amount that is paid in the market, or has another market's signs: `4.800` is not 4.80, and
 * `4800,50` is not 480050.
 */
export function minorFromTyped(typed: string, { currency }: MoneyRules): Minor | undefined {
  const [whole = '', ...decimals] = typed
    .replaceAll(currency.symbol, '')
    .replace(/(\d)\s+(\d)/g, `$1${currency.groupSeparator}$2`)
    .replace(/\s/g, '')
    .replace(minus, '-')
    .split(currency.decimalSeparator);
  const inGroups = whole.replaceAll(currency.groupSeparator, ',');
  if (inGroups.includes(',') && !grouped.test(inGroups)) return undefined;
  const plain = [inGroups.replaceAll(',', ''), ...decimals].join('.');
  const read = /e/i.test(plain) ? undefined : readDecimal(plain);
  if (!read || read.fraction.length > 2) return undefined;
  const amount = Number(read.whole + read.fraction.padEnd(2, '0'));
  if (!Number.isSafeInteger(amount) || amount % moneyStep({ currency }) !== 0) return undefined;
  return read.negative && amount !== 0 ? -amount : amount;
}
