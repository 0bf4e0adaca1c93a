import fc from 'fast-check';
import { moneyStep, type Market } from './market';
import {
  formatMinor,
  formatMinorHidden,
  formatMinorParts,
  formatMinorRound,
  formatMinorSigned,
  minorFromTyped,
} from './minor';
import { sampleMarket } from './sample-market';

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
  ])('of %p minor units reads %s', (amount, shown) => {
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
  ])('of %p minor units never loses its cents in a market that has none: %s', (amount, shown) => {
    expect(formatMinor(amount, indonesia)).toBe(shown);
  });

  it.each([0.5, Number.NaN, Infinity, 2 ** 53])(
    'is not shown when it is %p: money is whole minor units',
    (amount) => {
      expect(() => formatMinor(amount, sampleMarket)).toThrow(RangeError);
    },
  );

  it('comes in pieces for a large figure', () => {
    expect(formatMinorParts(-214231, sampleMarket)).toEqual({
      sign: '−',
      symbol: '¥',
      whole: '2,142',
      separator: '.',
      decimals: '31',
    });
  });

  it('reads the same whole or in pieces, and comes back when typed', () => {
    const amounts = fc.integer({ min: Number.MIN_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER });
    fc.assert(
      fc.property(amounts, fc.constantFrom(sampleMarket, india, indonesia), (amount, market) => {
        const shown = formatMinor(amount, market);
        expect(Object.values(formatMinorParts(amount, market)).join('')).toBe(shown);
        // Where money has no decimals an amount that has some is shown as it is, and never taken.
        const isPaid = amount % moneyStep(market) === 0;
        expect(minorFromTyped(shown, market)).toBe(isPaid ? amount : undefined);
      }),
    );
  });
});

describe('an amount that the borrower picks', () => {
  it.each([
    [500000, '¥5,000'],
    [500050, '¥5,000.50'],
    [0, '¥0'],
  ])('of %p minor units reads %s', (amount, shown) => {
    expect(formatMinorRound(amount, sampleMarket)).toBe(shown);
  });
});

describe('money in and out', () => {
  it.each([
    [42000, '+ ¥420.00'],
    [-1200, '− ¥12.00'],
    [0, '¥0.00'],
  ])('of %p minor units reads %s', (amount, shown) => {
    expect(formatMinorSigned(amount, sampleMarket)).toBe(shown);
  });
});

it('hides every amount alike behind the closed eye', () => {
  expect(formatMinorHidden(sampleMarket)).toBe('¥ ••••');
});

describe('a typed amount', () => {
  it.each([
    ['12', 1200],
    ['12.5', 1250],
    ['1,234.50', 123450],
    ['¥ 1 234,567', 123456700],
    ['1 234 567.5', 123456750],
    ['12,34,567', 123456700],
    ['− ¥12.00', -1200],
    ['0.10', 10],
    ['.5', 50],
    ['-3', -300],
    ['0', 0],
    ['-0', 0],
  ])('%p is %p minor units', (typed, amount) => {
    expect(minorFromTyped(typed, sampleMarket)).toBe(amount);
  });

  it.each(['4800,50', '4.800', '1,23', '1234,567', ',500', '1,,000', '1.500,00', '12 34', '1.00,0'])(
    '%p is not guessed at: its signs stand where none can be',
    (typed) => {
      expect(minorFromTyped(typed, sampleMarket)).toBeUndefined();
    },
  );

  it.each(['', 'abc', '1.005', '1.2.3', '1e5', '99999999999999999999', '--1'])('%p is no amount', (typed) => {
    expect(minorFromTyped(typed, sampleMarket)).toBeUndefined();
  });

  it('is read with the comma as decimal sign where the market writes so', () => {
    expect(minorFromTyped('1.500.000,00', indonesia)).toBe(150000000);
    expect(minorFromTyped('1.500.000,50', indonesia)).toBeUndefined();
    expect(minorFromTyped('4.800', indonesia)).toBe(480000);
    expect(minorFromTyped('4,800', indonesia)).toBeUndefined();
    expect(minorFromTyped('10.50', indonesia)).toBeUndefined();
  });
});
