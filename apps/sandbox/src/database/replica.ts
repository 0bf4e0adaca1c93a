import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { Pool } from 'pg';
import { openPools, type Pools, type PoolSettings, type Running } from './pools';

/** How long a read waits for the replica to catch up, and how often it looks. Beyond that the primary answers. */
const patience = { waitMs: 100, everyMs: 10, connectMs: 1_000 } as const;
/** A replica that failed is left alone for a while: nobody waits for it at each read. */
const restMs = 5_000;

const reading = new AsyncLocalStorage<Running>();
let replica: Pools | undefined;
let failedAt = -Infinity;

/** Opens the read replica of this process. @returns what closes it */
export function openReplica(url: string | undefined, settings: PoolSettings = {}): () => Promise<void> {
  if (url === undefined) return () => Promise.resolve();
  failedAt = -Infinity;
  replica = openPools(url, { ...settings, connectMs: patience.connectMs });
  return async () => {
    const closing = replica;
    replica = undefined;
    await closing?.end();
  };
}

/** The queries of a read that goes to the replica; undefined for all others. */
export const replicaQueries = (): Running | undefined => reading.getStore();

/**
 * Runs a read on the replica when that has replayed all that the primary had on its disk a moment before: what a borrower
 * wrote at any lender is then in it. Without a replica, or with one that is too far behind or away, the primary answers.
 * @param primary where the borrower's writes are
 */
export async function onReplica<Result>(primary: Pool, work: () => Promise<Result>): Promise<Result> {
  if (replica === undefined || performance.now() - failedAt < restMs) return work();
  const { main, queries } = replica;
  try {
    if (await hasCaughtUp(primary, main)) return await reading.run(queries, work);
  } catch {
    // What is wrong with the request itself, the primary says once more.
    failedAt = performance.now();
  }
  return work();
}

async function hasCaughtUp(primary: Pool, standby: Pool): Promise<boolean> {
  const { rows } = await primary.query<{ lsn: string }>('select pg_current_wal_flush_lsn()::text as lsn');
  const until = performance.now() + patience.waitMs;
  for (;;) {
    const seen = await standby.query<{ is: boolean }>(
      'select coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, false) as is',
      [rows[0]?.lsn],
    );
    if (seen.rows[0]?.is === true) return true;
    if (performance.now() >= until) return false;
    await wait(patience.everyMs);
  }
}
