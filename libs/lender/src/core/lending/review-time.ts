import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { db } from '../../platform/database/connection';
import { orderHistory } from '../../platform/database/schema/orders';

/** The number of latest decisions used for the usual review time. */
const latest = 101;
const minuteMs = 60_000;

/** The median time of the latest decisions in minutes: at least 1, and 1 before the first decision. */
export async function usualReviewMinutes(): Promise<number> {
  const sent = alias(orderHistory, 'sent');
  const isBefore = and(
    eq(sent.orderId, orderHistory.orderId),
    eq(sent.version, sql`${orderHistory.version} - 1`),
  );
  const isDecision = and(
    eq(orderHistory.from, 'reviewing'),
    inArray(orderHistory.to, ['approved', 'rejected']),
  );
  const decisions = await db()
    .select({ sentAt: sent.at, decidedAt: orderHistory.at })
    .from(orderHistory)
    .innerJoin(sent, isBefore)
    .where(isDecision)
    .orderBy(desc(orderHistory.at))
    .limit(latest);
  return usualMinutes(decisions.map(({ sentAt, decidedAt }) => decidedAt.getTime() - sentAt.getTime()));
}

/** The median of durations in milliseconds, in whole minutes rounded up; 1 if there are none. */
export function usualMinutes(durations: readonly number[]): number {
  const sorted = [...durations].sort((one, other) => one - other);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return Math.max(1, Math.ceil(median / minuteMs));
}
