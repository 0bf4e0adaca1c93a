import { countdownText, timeLeftMs } from './pay-steps';

it.each([
  ['2026-11-20T08:40:00Z', '2026-11-20T02:41:39Z', '5:58:21'],
  ['2026-11-20T08:40:00Z', '2026-11-20T08:39:51.500Z', '0:00:09'],
  ['2026-11-22T08:40:00Z', '2026-11-20T08:40:00Z', '48:00:00'],
  ['2026-11-20T08:40:00Z', '2026-11-20T08:39:59.999Z', '0:00:01'],
  ['2026-11-20T08:40:00Z', '2026-11-20T08:40:00Z', '0:00:00'],
  ['2026-11-20T08:40:00Z', '2026-11-21T00:00:00Z', '0:00:00'],
])('a code that expires at %s shows at %s the remaining time %s', (expireTime, now, left) => {
  expect(countdownText(timeLeftMs(expireTime, now) ?? NaN)).toBe(left);
});

it('a code without an expiry has no countdown', () => {
  expect(timeLeftMs(undefined, '2026-11-20T00:00:00Z')).toBeUndefined();
});
