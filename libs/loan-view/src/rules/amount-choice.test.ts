import fc from 'fast-check';
import { nearestAmount, type AmountRange } from './amount-choice';

const range: AmountRange = { min: 100000, max: 2000000, step: 50000 };
const offStep: AmountRange = { min: 100000, max: 1980000, step: 50000 };

it.each([
  [500000, range, 500000],
  [524999, range, 500000],
  [525000, range, 550000],
  [0, range, 100000],
  [-1, range, 100000],
  [2000001, range, 2000000],
  [1979999, offStep, 1980000],
  [1980000, offStep, 1980000],
  [120, { min: 0, max: 130, step: 100 }, 130],
  [700000, { min: 500000, max: 500000, step: 50000 }, 500000],
  [100, { min: 500000, max: 500000, step: 0 }, 500000],
])('%d becomes the nearest available amount', (typed, of, amount) => {
  expect(nearestAmount(typed, of)).toBe(amount);
});

it('an amount stays in the range and on its steps, and a valid one stays unchanged', () => {
  const anyRange = fc
    .tuple(fc.nat(1_000_000), fc.integer({ min: 1, max: 2_000_000 }), fc.integer({ min: 1, max: 100_000 }))
    .map(([min, width, step]) => ({ min, max: min + width, step }));
  fc.assert(
    fc.property(anyRange, fc.integer({ min: -10_000, max: 4_000_000 }), (of, typed) => {
      const amount = nearestAmount(typed, of);
      expect(amount).toBeGreaterThanOrEqual(of.min);
      expect(amount).toBeLessThanOrEqual(of.max);
      expect(amount === of.max || (amount - of.min) % of.step === 0).toBe(true);
      expect(nearestAmount(amount, of)).toBe(amount);
      const inRange = Math.min(Math.max(typed, of.min), of.max);
      for (const other of [amount - of.step, amount + of.step, of.max])
        if (other >= of.min && other <= of.max)
          expect(Math.abs(amount - inRange)).toBeLessThanOrEqual(Math.abs(other - inRange));
    }),
  );
});
