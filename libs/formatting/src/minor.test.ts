import fc from 'fast-check';
import type { Market } from './market';
import {
  formatMinor,
  formatMinorHidden,
  formatMinorParts,
  formatMinorRound,
  formatMinorSigned,
} from './minor';
import { sampleMarket } from './market-profiles';
import { plainAmount } from './typed-amount';

const inCurrency = (currency: Partial<Market['currency']>): Market => ({
  ...sampleMarket,
  currency: { ...sampleMarket.currency, ...currency },
});
const india = inCurrency({ symbol: '₹', grouping: 'lakh' });
const indonesia = inCurrency({ symbol: 'Rp', decimals: 0, groupSeparator: '.', decimalSeparator: ',' });

describe('an amount owed', () => {
  it.each([
    [0, '¥0.00'],
    [-0, '¥0.00'],
    [1, '¥0.01'],
    [10, '¥0.10'],
    [214231, '¥2,142.31'],
    [1200000, '¥12,000.00'],
    [-1240, '−¥12.40'],
    [Number.MAX_SAFE_INTEGER, '¥90,071,992,547,409.91'],
  ])('of %p minor units is formatted as %s', (amount, shown) => {
    expect(formatMinor(amount, sampleMarket)).toBe(shown);
  });

  it.each([
    [12345678900, '₹12,34,56,789.00'],
    [100000, '₹1,000.00'],
    [10000000, '₹1,00,000.00'],
  ])('of %p minor units is grouped by lakh in India: %s', (amount, shown) => {
    expect(formatMinor(amount, india)).toBe(shown);
  });

  it.each([
    [150000000, 'Rp1.500.000'],
    [150000050, 'Rp1.500.000,50'],
  ])('of %p minor units keeps its cents in a market without cents: %s', (amount, shown) => {
    expect(formatMinor(amount, indonesia)).toBe(shown);
  });

  it.each([0.5, Number.NaN, Infinity, 2 ** 53])(
    'throws for %p, which is not a whole number of minor units',
    (amount) => {
      expect(() => formatMinor(amount, sampleMarket)).toThrow(RangeError);
    },
  );

  it('is split into parts', () => {
    expect(formatMinorParts(-214231, sampleMarket)).toEqual({
      sign: '−',
      symbol: '¥',
      whole: '2,142',
      separator: '.',
      decimals: '31',
    });
  });

  it('is the same text as its joined parts', () => {
    const amounts = fc.integer({ min: Number.MIN_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER });
    fc.assert(
      fc.property(amounts, fc.constantFrom(sampleMarket, india, indonesia), (amount, market) => {
        expect(Object.values(formatMinorParts(amount, market)).join('')).toBe(formatMinor(amount, market));
      }),
    );
  });
});

describe('a selected amount', () => {
  it.each([
    [500000, '¥5,000'],
    [500050, '¥5,000.50'],
    [0, '¥0'],
  ])('of %p minor units is formatted as %s', (amount, shown) => {
    expect(formatMinorRound(amount, sampleMarket)).toBe(shown);
  });
});

describe('a signed amount', () => {
  it.each([
    [42000, '+¥420.00'],
    [-1200, '−¥12.00'],
    [0, '¥0.00'],
  ])('of %p minor units is formatted as %s', (amount, shown) => {
    expect(formatMinorSigned(amount, sampleMarket)).toBe(shown);
  });
});

it('every hidden amount has the same text', () => {
  expect(formatMinorHidden(sampleMarket)).toBe('¥ ••••');
});

describe('an amount to paste into a banking app', () => {
  it.each([
    [214231, sampleMarket, '2142.31'],
    [100000000, sampleMarket, '1000000.00'],
    [5, sampleMarket, '0.05'],
    [-1240, sampleMarket, '-12.40'],
    [10000050, india, '100000.50'],
    [15000000, indonesia, '150000'],
  ])('has no symbol and no groups: %i', (amount, market, text) => {
    expect(plainAmount(amount, market)).toBe(text);
  });
});
