import type { Decimal } from './decimal';
import { moneyStep, type Market } from './market';
import { formatMinorParts, type Minor } from './minor';
import { readTypedNumber, type NumberFault } from './typed-number';

type MoneyRules = Pick<Market, 'currency'>;

export interface AmountOptions {
  /** Whether minus signs, brackets, and debit and credit marks are allowed. */
  readonly signs?: boolean | undefined;
  /** The maximum amount, also for negative amounts. By default any safe integer. */
  readonly most?: Minor | undefined;
  /** The smallest payable amount, in minor units; the market's own by default. */
  readonly step?: Minor | undefined;
  /** `any` for a table, whose format may differ from the market's. */
  readonly form?: 'market' | 'any' | undefined;
}

/** `tooFine`: not a multiple of the smallest payable amount. */
export type AmountFault = NumberFault | 'tooFine' | 'tooLarge';

/**
 * A typed amount. `isPlain`: written in the field's own format, so that showing the parsed value is redundant.
 * `unclear`: the borrower has to choose a reading; also with a single one if the others are not money but it is not in
 * the field's own format.
 */
export type TypedAmount =
  | { readonly kind: 'value'; readonly minor: Minor; readonly isPlain: boolean }
  | { readonly kind: 'unclear'; readonly readings: readonly [Minor, ...Minor[]] }
  | { readonly kind: 'empty' }
  | { readonly kind: 'invalid'; readonly reason: AmountFault };

/** Typed or pasted text → minor units. Nothing is guessed. Pure; never throws. */
export function readTypedAmount(
  typed: string,
  { currency }: MoneyRules,
  {
    signs,
    most = Number.MAX_SAFE_INTEGER,
    step = moneyStep({ currency }),
    form = 'market',
  }: AmountOptions = {},
): TypedAmount {
  const { symbol, groupSeparator: group, decimalSeparator: decimal, grouping } = currency;
  const own = { group, decimal, grouping };
  const read = readTypedNumber(typed, { form: form === 'any' ? 'any' : own, symbol, signs });
  if (read.kind === 'empty' || read.kind === 'invalid') return read;
  if (read.kind === 'value') {
    const minor = minorOf(read.value, most, step);
    return typeof minor === 'string'
      ? { kind: 'invalid', reason: minor }
      : { kind: 'value', minor, isPlain: read.isPlain };
  }
  const amounts = read.readings.map((value) => minorOf(value, most, step));
  const [first, ...others] = amounts.filter((amount) => typeof amount === 'number');
  if (first === undefined) return { kind: 'invalid', reason: faultOf(amounts) };
  // If no format is known, the only reading that is money is the amount.
  if (form === 'any' && others.length === 0) return { kind: 'value', minor: first, isPlain: false };
  return { kind: 'unclear', readings: [first, ...others] };
}

const faultOf = (amounts: readonly (Minor | AmountFault)[]): AmountFault =>
  amounts.find((amount) => typeof amount === 'string') ?? 'separators';

function minorOf({ negative, whole, fraction }: Decimal, most: Minor, step: Minor): Minor | AmountFault {
  if (/[1-9]/.test(fraction.slice(2))) return 'tooFine';
  const amount = Number(whole + fraction.slice(0, 2).padEnd(2, '0'));
  if (!Number.isSafeInteger(amount) || amount > most) return 'tooLarge';
  if (amount % step !== 0) return 'tooFine';
  return negative && amount !== 0 ? -amount : amount;
}

/** What is worth showing beside the text: an amount written in another format, or the readings to choose from. */
export const shownReading = (
  read: TypedAmount,
): { readonly readAs?: Minor; readonly readings?: readonly Minor[] } => {
  if (read.kind === 'unclear') return { readings: read.readings };
  return read.kind === 'value' && !read.isPlain ? { readAs: read.minor } : {};
};

/** The amount, or `undefined` if it cannot be used as it is. */
export const minorOfTyped = (read: TypedAmount): Minor | undefined =>
  read.kind === 'value' ? read.minor : undefined;

/**
 * Minor units → `2142.31`: an amount as typed in a field, without symbol and grouping. Throws like `formatMinorParts`.
 */
export function plainAmount(amount: Minor, { currency }: MoneyRules): string {
  const { sign, whole, separator, decimals } = formatMinorParts(amount, { currency });
  return (sign && '-') + whole.replaceAll(currency.groupSeparator, '') + separator + decimals;
}

type Money = Pick<Market, 'currency'>;

/**
 * What can only be a decimal separator: `5,50`, `1.234,50`, and the comma where the point groups twice: `1.234.567`.
 */
function decimalIs(separator: ',' | '.'): RegExp {
  const other = separator === ',' ? '\\.' : ',';
  const groups = `${other}\\d{3}${other}\\d{3}`;
  return new RegExp(`\\d[${separator}]\\d{1,2}(?![\\d.,])|${other}\\d{3}[${separator}]\\d|\\d${groups}`);
}

/**
 * The amount format of a table, determined from all cells together: in a table with `5,50`, `1.250` is a group of
 * three, and whole rupiah have no decimals, so `300,000` is a group too. If ambiguous, the market's own format applies.
 * @param cells all amounts of the table
 */
export function amountFormOf(cells: readonly string[], { currency }: Money): Money {
  const [comma, point] = [decimalIs(','), decimalIs('.')];
  const hasComma = cells.some((cell) => comma.test(cell));
  const hasPoint = cells.some((cell) => point.test(cell));
  const { decimalSeparator: decimal, groupSeparator: group } = currency;
  if (hasComma !== hasPoint) return withSeparators(hasComma ? [',', '.'] : ['.', ','], currency);
  const has = (sign: string) => cells.some((cell) => new RegExp(`\\d\\${sign}\\d{3}(?!\\d)`).test(cell));
  const isTurned = !hasComma && currency.decimals === 0 && has(decimal) && !has(group);
  return isTurned ? withSeparators([group, decimal], currency) : { currency };
}

const withSeparators = (
  [decimalSeparator, groupSeparator]: readonly [string, string],
  currency: Market['currency'],
): Money => ({ currency: { ...currency, decimalSeparator, groupSeparator } });
