/** A code that was sent: when (phone's clock, ms) and how many seconds the lender wants between two sendings. */
export interface CodeSending {
  readonly atMs: number;
  readonly waitSeconds: number;
}

/** Whole seconds until another code may be asked for; never more than the wait, even when the phone's clock is set back. */
export function secondsLeft({ atMs, waitSeconds }: CodeSending, nowMs: number): number {
  const left = Math.ceil((atMs + waitSeconds * 1000 - nowMs) / 1000);
  return Math.min(Math.max(left, 0), waitSeconds);
}

/** Whether a code can still be used: through its own time, or through the wait where the lender names none. */
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
