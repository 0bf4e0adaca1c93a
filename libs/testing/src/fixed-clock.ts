import type { Clock } from '@clearloan/app-runtime';

/** Friday 20 November 2026, late morning: the day on which the fixtures' loans have two payments behind them. */
export const fixedClock: Clock = { now: () => '2026-11-20T02:44:00.000Z', today: () => '2026-11-20' };
