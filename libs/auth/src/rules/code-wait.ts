/** A sent code: when (device clock, ms), and the lender's required wait in seconds between two codes. */
export interface CodeSending {
  readonly atMs: number;
  readonly waitSeconds: number;
}

/**
 * Whole seconds until another code can be requested; never more than the wait, even if the device's clock is set back.
 */
export function secondsLeft({ atMs, waitSeconds }: CodeSending, nowMs: number): number {
  const left = Math.ceil((atMs + waitSeconds * 1000 - nowMs) / 1000);
  return Math.min(Math.max(left, 0), waitSeconds);
}

/** Whether a code is still valid: for its own validity, or for the wait if the lender gives none. */
export const isStillGood = (
  {
    atMs,
    waitSeconds,
    validSeconds = waitSeconds,
  }: CodeSending & { readonly validSeconds?: number | undefined },
  nowMs: number,
): boolean => nowMs >= atMs && nowMs < atMs + validSeconds * 1000;

/** Seconds → `0:42`, `1:05`. */
export const clockText = (seconds: number): string =>
  `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`;
