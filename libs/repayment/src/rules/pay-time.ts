import { daysBetween, type Day, type Instant } from '@clearloan/formatting';

const dayMs = 86_400_000;

const daysAgo = (now: Instant, days: number): Instant =>
  new Date(Date.parse(now) - days * dayMs).toISOString();

/** When a borrower claims to have paid; only an earlier day needs a date. */
export type PaidOn = 'today' | 'yesterday' | 'earlier';

/**
 * The instant to send for a payment: borrowers know the day, not the minute, so it is the current time on
 * that day. `undefined` while an earlier date is missing or in the future.
 */
export function payTimeOf(
  paidOn: PaidOn,
  day: Day | undefined,
  today: Day,
  now: Instant,
): Instant | undefined {
  if (paidOn !== 'earlier') return daysAgo(now, paidOn === 'today' ? 0 : 1);
  const days = day === undefined ? undefined : daysBetween(day, today);
  return days === undefined || days < 0 ? undefined : daysAgo(now, days);
}
