import { multiply, ratio, ratioFromDecimal, roundToMinor, type Ratio } from '@clearloan/loan-math';
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
  readonly idr2usd: string;
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
  const rate = ratioFromDecimal(from === 'usd' ? rates.usd2idr : rates.idr2usd);
  const exact = multiply(ratio(amount), rate);
  return from === 'idr' ? roundToMinor(exact) : roundToMinor(wholeUnits(exact)) * 100;
}

const wholeUnits = (exact: Ratio): Ratio => ratio(exact.numerator, exact.denominator * 100n);

const mostDigits = 9;
const finest = 4;

/** Both rates from a bank's quote: rupiah per dollar. Undefined for an invalid rate. */
export function ratesFromOwn(typed: string): RatePair | undefined {
  const { groupSeparator: group, decimalSeparator: decimal, grouping, symbol } = moneyOf.idr.currency;
  const read = readTypedNumber(typed, { form: { group, decimal, grouping }, symbol });
  if (read.kind !== 'value' || read.value.whole.length > mostDigits) return undefined;
  const usd2idr = `${read.value.whole}.${read.value.fraction.slice(0, finest).padEnd(2, '0')}`;
  if (Number(usd2idr) === 0) return undefined;
  return { usd2idr, idr2usd: (1 / Number(usd2idr)).toFixed(10) };
}

/** `250.00`, `4.120.625`: in the format of each currency, without its symbol. */
export const writtenIn = (amount: Minor, code: CurrencyCode): string =>
  formatMinor(amount, { currency: { ...moneyOf[code].currency, symbol: '' } });
