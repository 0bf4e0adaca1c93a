import { pollWaitMs } from './payments';

it.each([
  [0, 3_000],
  [59_999, 3_000],
  [60_000, 10_000],
  [599_999, 10_000],
  [600_000, 60_000],
  [86_400_000, 60_000],
])('after %i ms a payment is polled again in %i ms', (watchedMs, waitMs) => {
  expect(pollWaitMs(watchedMs)).toBe(waitMs);
});
