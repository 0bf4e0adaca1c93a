import fc from 'fast-check';
import { usualTime } from './usual-time';

it.each([
  [1, 'minute', 1],
  [89, 'minute', 89],
  [90, 'hour', 2],
  [60 * 30, 'hour', 30],
  [60 * 24 * 2, 'day', 2],
] as const)('%i minutes show as %s × %i', (minutes, unit, count) => {
  expect(usualTime(minutes)).toEqual({ unit, count });
});

const minutesOf = { minute: 1, hour: 60, day: 1440 } as const;

it('a borrower never sees a shorter time than the lender usually takes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000 }), (minutes) => {
      const { unit, count } = usualTime(minutes);
      expect(count * minutesOf[unit]).toBeGreaterThanOrEqual(minutes);
    }),
  );
});
