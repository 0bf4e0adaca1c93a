import type { Instant } from '@clearloan/formatting';

const minuteMs = 60_000;

/** Remaining time in whole days, hours and minutes, rounded up to the minute. `undefined` when it is over. */
export interface TimeLeft {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
}

export function timeLeft(until: Instant, now: Instant): TimeLeft | undefined {
  const left = Math.ceil((Date.parse(until) - Date.parse(now)) / minuteMs);
  if (!(left > 0)) return undefined;
  return { days: Math.floor(left / 1440), hours: Math.floor(left / 60) % 24, minutes: left % 60 };
}
