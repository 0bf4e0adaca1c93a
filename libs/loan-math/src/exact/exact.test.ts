import fc from 'fast-check';
import { apportion } from '../cost';
import { decimalFromRatio, ratioFromDecimal, rateFromPercent } from './decimal';
import {
  add,
  compare,
  divide,
  multiply,
  ratio,
  reduce,
  subtract,
  divideRounded,
  type RoundingMode,
} from './ratio';
import { minorFrom, sum } from './minor';

describe('rounding', () => {
  it.each<[RoundingMode, number[]]>([
    ['half-up', [-3, -2, -1, 1, 2, 3]],
    ['half-even', [-2, -2, 0, 0, 2, 2]],
    ['up', [-3, -2, -1, 1, 2, 3]],
    ['down', [-2, -1, 0, 0, 1, 2]],
  ])('%s rounds -2.5 -1.5 -0.5 0.5 1.5 2.5 to %j', (mode, expected) => {
    const halves = [-5n, -3n, -1n, 1n, 3n, 5n];
    expect(halves.map((half) => Number(divideRounded(half, 2n, mode)))).toEqual(expected);
  });

  it('leaves whole numbers unchanged for either sign', () => {
    expect([divideRounded(-6n, -3n, 'up'), divideRounded(6n, -3n, 'down')]).toEqual([2n, -2n]);
  });

  it('never changes a value by more than one', () => {
    const modes = fc.constantFrom<RoundingMode>('half-up', 'half-even', 'up', 'down');
    fc.assert(
      fc.property(fc.bigInt(), fc.bigInt({ min: 1n }), modes, (numerator, denominator, mode) => {
        const distance = divideRounded(numerator, denominator, mode) * denominator - numerator;
        expect(distance < denominator && distance > -denominator).toBe(true);
      }),
    );
  });
});

describe('decimals', () => {
  it('are unchanged after parsing and formatting', () => {
    for (const text of ['15.00', '-0.05', '0.0000000001', '123456789012345678.90']) {
      expect(decimalFromRatio(ratioFromDecimal(text), text.split('.')[1]?.length ?? 0)).toBe(text);
    }
  });

  it('have no decimals when none are requested', () => {
    expect(decimalFromRatio(ratio(7, 2), 0)).toBe('4');
  });

  it.each(['', ' ', '1e3', '1,5', 'NaN', '.5', '5.', '--1', '1 000'])('reject %j', (text) => {
    expect(() => ratioFromDecimal(text)).toThrow(expect.objectContaining({ reason: 'badRate' }));
  });

  it('convert to rates', () => {
    expect(compare(rateFromPercent('12.5'), ratio(1, 8))).toBe(0);
  });
});

describe('ratios', () => {
  it('are exact in calculations', () => {
    const third = ratio(1, 3);
    expect(compare(add(add(third, third), third), ratio(1))).toBe(0);
    expect(compare(subtract(third, ratio(1, 2)), ratio(-1, 6))).toBe(0);
    expect(compare(multiply(third, ratio(3, -1)), ratio(-1))).toBe(0);
    expect(compare(divide(third, ratio(-2)), ratio(1, -6))).toBe(0);
    expect([compare(third, ratio(1, 2)), compare(third, ratio(1, 4))]).toEqual([-1, 1]);
    expect(reduce(ratio(-24, 1200))).toEqual(ratio(-1, 50));
  });

  it('reject an amount too large to be exact', () => {
    expect(() => minorFrom(2n ** 53n)).toThrow(expect.objectContaining({ reason: 'badAmount' }));
  });
});

describe('apportioning', () => {
  it('returns parts that sum to the amount', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), weights, (amount, given) => {
        const parts = apportion(amount, given);
        expect(sum(parts)).toBe(amount);
        expect(Math.min(...parts)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
