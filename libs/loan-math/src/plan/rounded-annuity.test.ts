import fc from 'fast-check';
import { roundToMinor } from '../exact/minor';
import { rateFromPercent } from '../exact/decimal';
import { multiply, ratio, roundRatio } from '../exact/ratio';
import { anyRate } from '../testing/any-terms';
import { runs } from '../testing/sizes';
import { annuity, annuityInAdvance } from './annuity';
import { roundedAnnuity } from './rounded-annuity';

const anyDebt = fc.record({
  owed: fc.bigInt({ min: 1n, max: 10n ** 13n }).map((amount) => ratio(amount)),
  ratePerPeriod: fc
    .oneof(anyRate, fc.constantFrom('0', '0.0000000001', '1200', '1800', '100000'))
    .map((rate) => multiply(rateFromPercent(rate), ratio(1, 12))),
  count: fc.integer({ min: 1, max: 1_200 }),
  isAdvance: fc.boolean(),
});

describe('an equal payment', () => {
  it('equals the exact fraction rounded to the cent', () => {
    fc.assert(
      fc.property(anyDebt, fc.constantFrom('half-up', 'half-even', 'up', 'down'), (debt, mode) => {
        const { owed, ratePerPeriod, count, isAdvance } = debt;
        const exact = (isAdvance ? annuityInAdvance : annuity)(owed, ratePerPeriod, count);
        expect(roundedAnnuity(debt, (value) => roundRatio(value, mode))).toBe(roundRatio(exact, mode));
      }),
      { numRuns: runs.schedules },
    );
  });

  it('falls back to the exact fraction next to a half, where the bounds cannot decide', () => {
    // 1 × 10.5 plus almost nothing: the lower bound is exactly 10.5 and would round down to the even neighbour.
    const debt = { owed: ratio(1), ratePerPeriod: ratio(21, 2), count: 1_200, isAdvance: false };
    expect(roundedAnnuity(debt, (value) => roundToMinor(value, 'half-even'))).toBe(11);
  });
});
