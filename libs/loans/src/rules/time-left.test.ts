import { timeLeft } from './time-left';

const now = '2026-11-20T02:45:00Z';

it.each([
  ['2026-11-22T05:50:00Z', { days: 2, hours: 3, minutes: 5 }],
  ['2026-11-20T02:45:01Z', { days: 0, hours: 0, minutes: 1 }],
  ['2026-11-20T03:45:00Z', { days: 0, hours: 1, minutes: 0 }],
  ['2026-11-20T02:45:00Z', undefined],
  ['2026-11-19T00:00:00Z', undefined],
  ['not a time', undefined],
])('until %s the time left is %j', (until, left) => {
  expect(timeLeft(until, now)).toEqual(left);
});
