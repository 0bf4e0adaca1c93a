import { payTimeOf } from './pay-time';

const now = '2026-11-20T02:44:00.000Z';

it.each([
  ['today', undefined, '2026-11-20T02:44:00.000Z'],
  ['yesterday', undefined, '2026-11-19T02:44:00.000Z'],
  ['earlier', '2026-11-12', '2026-11-12T02:44:00.000Z'],
  ['earlier', '2026-02-28', '2026-02-28T02:44:00.000Z'],
  ['earlier', '2026-11-20', '2026-11-20T02:44:00.000Z'],
  ['earlier', '2026-11-21', undefined],
  ['earlier', undefined, undefined],
] as const)('a payment made %s (%s) has the time %s', (paidOn, day, moment) => {
  expect(payTimeOf(paidOn, day, '2026-11-20', now)).toBe(moment);
});
