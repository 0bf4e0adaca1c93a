import fc from 'fast-check';
import { fitWithin } from './fit-picture';

it('a picture is made smaller in proportion, never larger', () => {
  expect(fitWithin({ width: 4000, height: 3000 }, 1600)).toEqual({ width: 1600, height: 1200 });
  expect(fitWithin({ width: 800, height: 600 }, 1600)).toEqual({ width: 800, height: 600 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20_000 }), fc.integer({ min: 1, max: 20_000 }), (width, height) => {
      const fitted = fitWithin({ width, height }, 1600);
      expect(Math.max(fitted.width, fitted.height)).toBeLessThanOrEqual(1600);
      expect(Math.min(fitted.width, fitted.height)).toBeGreaterThanOrEqual(1);
    }),
  );
});
