import fc from 'fast-check';
import { fitWithin, shrinkSteps } from './compress-picture';

it('a photo is only scaled down, in proportion', () => {
  expect(fitWithin({ width: 4000, height: 3000 }, 1600)).toEqual({ width: 1600, height: 1200 });
  expect(fitWithin({ width: 800, height: 600 }, 1600)).toEqual({ width: 800, height: 600 });
});

it('a long receipt keeps the width that its text needs', () => {
  const { width, height } = fitWithin({ width: 400, height: 8000 }, 1600);
  expect(width).toBeGreaterThan(300);
  expect(width / height).toBeCloseTo(400 / 8000, 3);
});

it.each(shrinkSteps)('a long screenshot stays readable when it is drawn at %o', ({ longestSide }) => {
  const { width, height } = fitWithin({ width: 1170, height: 14_000 }, longestSide);
  expect(width).toBeGreaterThanOrEqual(400);
  expect(width / height).toBeCloseTo(1170 / 14_000, 3);
});

it('a picture never exceeds the area of the longest side squared, nor the canvas limit', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40_000 }), fc.integer({ min: 1, max: 40_000 }), (width, height) => {
      const fitted = fitWithin({ width, height }, 1600);
      expect(fitted.width * fitted.height).toBeLessThanOrEqual(Math.max(1600 * 1600, 401 * 8192) + 8192);
      expect(Math.max(fitted.width, fitted.height)).toBeLessThanOrEqual(8192);
      expect(Math.min(fitted.width, fitted.height)).toBeGreaterThanOrEqual(1);
      expect(fitted.width).toBeLessThanOrEqual(width);
      expect(fitted.height).toBeLessThanOrEqual(height);
    }),
  );
});
