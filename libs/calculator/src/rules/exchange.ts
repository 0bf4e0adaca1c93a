import { multiply, ratio, ratioFromDecimal, roundToMinor, type Ratio } from '@clearloan/loan-math';
import { formatMinor, sampleMarket, type Currency, type Market, type Minor } from '@clearloan/formatting';
import { readTypedNumber } from './typed-number';

/** The two currencies of the tool; both are counted in hundredths here, though rupiah are shown whole. */
export type CurrencyCode = 'usd' | 'idr';

export const other = (code: CurrencyCode): CurrencyCode => (code === 'usd' ? 'idr' : 'usd');

/** How many of the other currency one unit of each is. */
export interface RatePair {
  readonly usd2idr: string;
  readonly idr2usd: string;
}

/** Dollars group with commas, rupiah with dots. */
const separators = {
  usd: { group: ',', decimal: '.' },
  idr: { group: '.', decimal: ',' },
} as const;

const mostMajor = 12;

export type TypedMoney =
  | { readonly amount: Minor; readonly problem?: undefined }
  | {
      readonly problem: 'empty' | 'letters' | 'negative' | 'unclear' | 'tooLarge';
      readonly amount?: undefined;
    };

/** An amount in one of the two currencies as typed. Nothing is an amount here; cents beyond two are cut. */
export function readMoney(typed: string, code: CurrencyCode): TypedMoney {
  const read = readTypedNumber(typed, separators[code]);
  if (read.is !== 'number') return { problem: read.is };
  const [whole = '0', fraction = ''] = read.plain.split('.');
  const digits = whole.replace(/^0+/, '');
  if (digits.length > mostMajor) return { problem: 'tooLarge' };
  return { amount: Number(`${digits}${fraction.slice(0, 2).padEnd(2, '0')}`) };
}

/** What an amount is in the other currency: dollars to the cent, rupiah to the whole rupiah. */
export function exchanged(amount: Minor, from: CurrencyCode, rates: RatePair): Minor {
  const rate = ratioFromDecimal(from === 'usd' ? rates.usd2idr : rates.idr2usd);
  const exact = multiply(ratio(amount), rate);
  return from === 'idr' ? roundToMinor(exact) : roundToMinor(wholeUnits(exact)) * 100;
}

const wholeUnits = (exact: Ratio): Ratio => ratio(exact.numerator, exact.denominator * 100n);

/** Both rates from the one that a bank quotes: rupiah for a dollar. Undefined when it is no rate. */
export function ratesFromOwn(typed: string): RatePair | undefined {
  const read = readTypedNumber(typed, separators.idr);
  if (read.is !== 'number' || !/^\d{1,9}(\.\d+)?$/.test(read.plain) || Number(read.plain) === 0)
    return undefined;
  const [whole = '0', fraction = ''] = read.plain.split('.');
  const usd2idr = `${whole}.${fraction.slice(0, 4).padEnd(2, '0')}`;
  if (Number(usd2idr) === 0) return undefined;
  return { usd2idr, idr2usd: (1 / Number(usd2idr)).toFixed(10) };
}

/** How each currency is written; the tool shows the sign beside it. */
const written: Record<CurrencyCode, Market> = {
  usd: inCurrency({ decimals: 2, groupSeparator: ',', decimalSeparator: '.' }),
  idr: inCurrency({ decimals: 0, groupSeparator: '.', decimalSeparator: ',' }),
};

function inCurrency(signs: Omit<Currency, 'symbol' | 'grouping'>): Market {
  return { ...sampleMarket, currency: { ...signs, symbol: '', grouping: 'three' } };
}

/** `250.00`, `4.120.625`: as each currency is written, without its sign. */
export const moneyText = (amount: Minor, code: CurrencyCode): string => formatMinor(amount, written[code]);
