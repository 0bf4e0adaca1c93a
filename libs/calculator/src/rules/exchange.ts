import { divide, multiply, ratio, ratioFromDecimal, roundToMinor, type Ratio } from '@clearloan/loan-math';
import {
  formatMinor,
  readTypedAmount,
  readTypedNumber,
  type Market,
  type Minor,
  type TypedAmount,
} from '@clearloan/formatting';

/** The two currencies of the tool; both use hundredths, though rupiah are shown without decimals. */
export type CurrencyCode = 'usd' | 'idr';

export const other = (code: CurrencyCode): CurrencyCode => (code === 'usd' ? 'idr' : 'usd');

const comma = { groupSeparator: ',', decimalSeparator: '.', grouping: 'three' } as const;
const point = { groupSeparator: '.', decimalSeparator: ',', grouping: 'three' } as const;

/** How many units of the other currency one unit of each is. */
export interface RatePair {
  readonly usd2idr: string;
  /** The exact inverse if left out: a bank quotes one rate. */
  readonly idr2usd?: string;
}

/** The format of each currency; the tool shows the symbol beside it. */
export const moneyOf: Record<CurrencyCode, Pick<Market, 'currency'>> = {
  usd: { currency: { ...comma, symbol: '$', decimals: 2 } },
  idr: { currency: { ...point, symbol: 'Rp', decimals: 0 } },
};

/** Rupiah have cents here too, since a rate has decimals. */
const options = { most: 99_999_999_999_999, step: 1 };

/** A typed amount in one of the two currencies. */
export const readLocalMoney = (typed: string, code: CurrencyCode): TypedAmount =>
  readTypedAmount(typed, moneyOf[code], options);

/** An amount in the other currency: dollars to the cent, rupiah to the whole rupiah. */
export function exchanged(amount: Minor, from: CurrencyCode, rates: RatePair): Minor {
  const { usd2idr, idr2usd } = rates;
  const isInverse = from === 'idr' && idr2usd === undefined;
  const rate = ratioFromDecimal(from === 'usd' || idr2usd === undefined ? usd2idr : idr2usd);
  const exact = isInverse ? divide(ratio(amount), rate) : multiply(ratio(amount), rate);
  return from === 'idr' ? roundToMinor(exact) : roundToMinor(wholeUnits(exact)) * 100;
}

const wholeUnits = (exact: Ratio): Ratio => ratio(exact.numerator, exact.denominator * 100n);

const maxDigits = 9;
const finest = 4;

/** A bank's quote: rupiah per dollar. Undefined for an invalid rate. */
export function ratesFromOwn(typed: string): RatePair | undefined {
  const { groupSeparator: group, decimalSeparator: decimal, grouping, symbol } = moneyOf.idr.currency;
  const read = readTypedNumber(typed, { form: { group, decimal, grouping }, symbol });
  if (read.kind !== 'value' || read.value.whole.length > maxDigits) return undefined;
  const usd2idr = `${read.value.whole}.${read.value.fraction.slice(0, finest).padEnd(2, '0')}`;
  return Number(usd2idr) === 0 ? undefined : { usd2idr };
}

/** `250.00`, `4.120.625`: in the format of each currency, without its symbol. */
export const writtenIn = (amount: Minor, code: CurrencyCode): string =>
  formatMinor(amount, { currency: { ...moneyOf[code].currency, symbol: '' } });
