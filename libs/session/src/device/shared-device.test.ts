import { idleLimitMs, idlePhase } from './shared-device';

it.each([
  [0, 'active'],
  [-60_000, 'active'],
  [idleLimitMs - 60_001, 'active'],
  [idleLimitMs - 60_000, 'ending'],
  [idleLimitMs - 1, 'ending'],
  [idleLimitMs, 'over'],
  [24 * 60 * 60_000, 'over'],
] as const)('after %p ms without an interaction a visit is %p', (idleMs, phase) => {
  expect(idlePhase(idleMs)).toBe(phase);
});
