import type { Clock } from '@clearloan/app-runtime';

/**
 * Friday 20 November 2026, late morning: the day on which two payments of the fixtures' loans are in the past.
 */
export const fixedClock: Clock = { now: () => '2026-11-20T02:44:00.000Z', today: () => '2026-11-20' };
