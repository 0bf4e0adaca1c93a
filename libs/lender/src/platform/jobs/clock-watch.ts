import { eq, gt, like, sql, type AnyColumn, type SQLWrapper } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { realNow } from '../context/clock';
import { transaction, writableDb } from '../database/connection';
import { smsCodes } from '../database/schema/borrowers';
import { pictures } from '../database/schema/certification';
import { keptReplies, rateLimits } from '../database/schema/http';
import { writeProbes } from '../database/schema/jobs';
import { knownDevices } from '../database/schema/known-devices';
import { outboxMessages } from '../database/schema/outbox';
import { parkedItems } from '../database/schema/parked-items';
import { sessions } from '../database/schema/sessions';
import type { Log } from '../http/access-log';
import { repliesAreKept } from '../http/idempotency';
import type { Retry } from './attention-console';
import { park, release } from './parking';

const everyMs = 15_000;
/** How far the clocks of two lenders may differ. */
const toleranceMs = 60_000;

const mark = 'clock';
/** Where staff sees on the console that the clock went back, until they acknowledge it. */
const attention = { job: 'machine-clock', item: 'set-back' } as const;
export const clockRetries: Readonly<Record<string, Retry>> = {
  [attention.job]: () => transaction(() => release(attention)),
};

/**
 * Finds a clock of this machine, or of another lender on the database, that was ahead and is right again, and corrects what it wrote.
 * @param onSetBack runs after a correction @returns a function that ends this
 */
export function watchClock(onSetBack: () => void, log: Log): () => Promise<void> {
  const look = () =>
    correctAfterSetBack().then(
      (aheadMs) => {
        if (aheadMs === 0) return;
        log({ level: 'error', clock: 'went back', seconds: Math.round(aheadMs / 1000) });
        onSetBack();
      },
      // The database is down. The mark stays, so the next look finds the same.
      () => undefined,
    );
  void look();
  const timer = setInterval(() => void look(), everyMs).unref();
  return () => {
    clearInterval(timer);
    return Promise.resolve();
  };
}

/**
 * Compares the clock with the latest time at which any lender looked. If that is still to come, a clock was ahead: real times from
 * it become now, so that no count, code, session, message or job waits until they come. Business times of orders and money stay.
 * @returns how far the clock was ahead, in ms; 0 if it was not
 */
export const correctAfterSetBack = (): Promise<number> =>
  transaction(async () => {
    const now = realNow();
    const [last] = await writableDb()
      .select()
      .from(writeProbes)
      .where(eq(writeProbes.name, mark))
      .for('update');
    const aheadMs = (last?.writtenAt.getTime() ?? 0) - now.getTime();
    const wasAhead = aheadMs > toleranceMs;
    if (wasAhead) {
      for (const correction of corrections(now)) await writableDb().execute(correction);
      await park(attention, new Error(wasAheadBy(aheadMs)));
    }
    await writableDb()
      .insert(writeProbes)
      .values({ name: mark, writtenAt: now })
      .onConflictDoUpdate({ target: writeProbes.name, set: { writtenAt: now } });
    return wasAhead ? aheadMs : 0;
  });

const wasAheadBy = (ms: number) =>
  `A lender's clock was ahead by ${String(Math.round(ms / 60_000))} minutes and went back. Codes, limits, sessions and messages from that time were corrected. Check the times of payments.`;

function corrections(now: Date): readonly SQLWrapper[] {
  const notAfter = (table: PgTable, column: AnyColumn, latest: Date = now) =>
    sql`update ${table} set ${sql.identifier(column.name)} = ${latest.toISOString()}::timestamptz
      where ${column} > ${latest.toISOString()}::timestamptz`;
  const withoutKey = new Date(now.getTime() + repliesAreKept.withoutKeyMs);
  return [
    writableDb().delete(smsCodes).where(gt(smsCodes.sentAt, now)),
    // The end of a count does not say when it began.
    writableDb().delete(rateLimits),
    notAfter(sessions, sessions.startedAt),
    notAfter(sessions, sessions.seenAt),
    notAfter(knownDevices, knownDevices.knownSince),
    notAfter(knownDevices, knownDevices.usedAt),
    notAfter(pictures, pictures.storedAt),
    notAfter(outboxMessages, outboxMessages.createdAt),
    notAfter(outboxMessages, outboxMessages.nextTryAt),
    notAfter(parkedItems, parkedItems.since),
    notAfter(parkedItems, parkedItems.retryAt),
    notAfter(keptReplies, keptReplies.expiresAt, new Date(now.getTime() + repliesAreKept.withKeyMs)),
    sql`${notAfter(keptReplies, keptReplies.expiresAt, withoutKey)} and ${like(keptReplies.key, repliesAreKept.keyless)}`,
    // The queue starts no recurring job before its latest start.
    sql`update graphile_worker._private_known_crontabs set last_execution = ${now.toISOString()}::timestamptz
      where last_execution > ${now.toISOString()}::timestamptz`,
    sql`update graphile_worker._private_jobs set run_at = now() where run_at > now()`,
  ];
}
