import { sql, type AnyColumn, type SQL } from 'drizzle-orm';
import { realNow } from '../context/clock';
import { inSeparateTransaction, transaction } from '../database/connection';
import type { Log } from '../http/access-log';
import { isFree, park, parkedOf, release } from './parking';

/** One item of a job. */
export interface JobItem {
  /** Identifies the item across runs: an id, never a borrower's text. */
  readonly key: string;
  /** Runs in its own transaction. */
  readonly work: () => Promise<void>;
}

/**
 * The items that are due. A query excludes the parked ones by `isFree(column of the key)`, so that they never take the places
 * of others below a limit.
 */
export type JobItemSource = (isFree: (key: AnyColumn) => SQL) => AsyncIterable<JobItem>;

/**
 * Does the work of each item in its own transaction and goes on after one that fails: that one is parked, shown to staff, and
 * left out until its next attempt (see `park`). An item that is no longer due is forgotten. Throws only if a failure cannot be
 * stored either, because then the database is the cause and not the item.
 */
export async function forEachItem(job: string, items: JobItemSource, log?: Log): Promise<void> {
  const startedAt = realNow();
  const failing = new Map((await parkedOf(job)).map(({ item, retryAt }) => [item, retryAt > startedAt]));
  const due = new Set<string>();
  for await (const item of items(isFree(job))) {
    if (failing.get(item.key) === true) continue;
    due.add(item.key);
    await attempt(job, item, log);
  }
  const over = [...failing].flatMap(([key, isWaiting]) => (isWaiting || due.has(key) ? [] : [key]));
  await transaction(async () => {
    for (const item of over) await release({ job, item });
  });
}

/** Attempts one item at once, for staff, even if it is parked. An item that is no longer due is forgotten. */
export async function retryItem(job: string, items: JobItemSource, key: string): Promise<void> {
  for await (const item of items(() => sql`true`)) if (item.key === key) return attempt(job, item);
  await transaction(() => release({ job, item: key }));
}

async function attempt(job: string, { key, work }: JobItem, log?: Log): Promise<void> {
  const place = { job, item: key };
  try {
    await inSeparateTransaction(async () => {
      await work();
      await release(place);
    });
  } catch (error) {
    await inSeparateTransaction(() => park(place, error));
    log?.({ level: 'error', ...place, error: error instanceof Error ? error.name : 'unknown' });
  }
}
