/** Minutes in the background after which the app locks. */
export const lockAfterMinutes = [1, 5, 15] as const;
export type LockAfterMinutes = (typeof lockAfterMinutes)[number];

const minuteMs = 60_000;

/** A page that returns to view. All times are milliseconds. */
export interface Absence {
  readonly afterMinutes: LockAfterMinutes;
  /** The device's clock at the return. */
  readonly nowMs: number;
  /** The device's clock when a page of the app was last in view, in any tab; `undefined` where it cannot be read. */
  readonly lastSeenMs: number | undefined;
  /** Time since no page of the app was in view, by a clock that nobody can set; 0 where only other tabs know. */
  readonly measuredMs: number;
}

/**
 * Whether a page that returns to view locks. The longer of both times counts, because the device's clock can be set and the other
 * one may stop while the device sleeps. A clock that was set back, and a time that cannot be read, lock.
 */
export function mustLock({ afterMinutes, nowMs, lastSeenMs, measuredMs }: Absence): boolean {
  if (lastSeenMs === undefined || !Number.isFinite(lastSeenMs)) return true;
  const awayMs = nowMs - lastSeenMs;
  return awayMs < 0 || Math.max(awayMs, measuredMs) >= afterMinutes * minuteMs;
}
