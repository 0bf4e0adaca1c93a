export const pinLength = 6;

/** Wrong attempts until the session ends. */
export const pinTries = 5;

/** @param digits as typed, digits only */
export const isWholePin = (digits: string): boolean => /^\d{6}$/.test(digits);

/** Remaining attempts; an invalid count leaves none. */
export const triesLeft = (wrongTries: number): number =>
  Number.isInteger(wrongTries) && wrongTries >= 0 ? Math.max(0, pinTries - wrongTries) : 0;

/**
 * Whether a PIN is too easy to guess: one digit, pair or triple repeated, or digits that count up or down
 * (NIST SP 800-63B, 3.1.1.2).
 */
export function isEasyPin(digits: string): boolean {
  const steps = Array.from(digits)
    .slice(1)
    .map((digit, index) => Number(digit) - Number(digits[index]));
  const [first] = steps;
  const isEven = steps.every((step) => step === first) && Math.abs(first ?? 0) <= 1;
  return isEven || digits === digits.slice(0, 2).repeat(3) || digits === digits.slice(0, 3).repeat(2);
}

/** Minutes in the background after which the app locks. */
export const lockAfterMinutes = [1, 5, 15] as const;
export type LockAfterMinutes = (typeof lockAfterMinutes)[number];

const minuteMs = 60_000;

/** A page that returns to view. All times are milliseconds. */
export interface Absence {
  readonly afterMinutes: LockAfterMinutes;
  /** The device's clock at the return. */
  readonly nowMs: number;
  /** When a page was last visible in any tab, by the device's clock; `undefined` if it cannot be parsed. */
  readonly lastSeenMs: number | undefined;
  /** Time since no page was visible, by a monotonic clock; 0 if only other tabs know. */
  readonly measuredMs: number;
}

/**
 * Whether a page that becomes visible locks. The longer of both times counts: the device's clock can be changed, and the monotonic
 * clock may stop while the device sleeps. A clock that was set back and a time that cannot be parsed lock.
 */
export function mustLock({ afterMinutes, nowMs, lastSeenMs, measuredMs }: Absence): boolean {
  if (lastSeenMs === undefined || !Number.isFinite(lastSeenMs)) return true;
  const awayMs = nowMs - lastSeenMs;
  return awayMs < 0 || Math.max(awayMs, measuredMs) >= afterMinutes * minuteMs;
}
