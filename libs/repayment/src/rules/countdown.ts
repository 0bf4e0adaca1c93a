import type { Instant } from '@clearloan/formatting';

/** How long a code is still good for, in whole milliseconds; 0 when its time is over, `undefined` without an end. */
export const timeLeftMs = (expireTime: Instant | undefined, now: Instant): number | undefined =>
  expireTime === undefined ? undefined : Math.max(0, Date.parse(expireTime) - Date.parse(now));

const two = (part: number): string => String(part).padStart(2, '0');

/** `5:58:21`, `0:00:09`: hours go beyond 24. Ends at zero only when the time is over. */
export function countdownText(leftMs: number): string {
  const seconds = Math.ceil(leftMs / 1000);
  return `${String(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}
