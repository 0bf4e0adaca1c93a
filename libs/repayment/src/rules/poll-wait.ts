/**
 * How long to wait before asking again about a payment, by how long the screen has been watched, in milliseconds: most
 * payments arrive in the first minute, a bank may need a day.
 */
export function pollWaitMs(watchedMs: number): number {
  if (watchedMs < 60_000) return 3_000;
  return watchedMs < 10 * 60_000 ? 10_000 : 60_000;
}
