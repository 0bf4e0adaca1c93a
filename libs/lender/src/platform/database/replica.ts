import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { Pool } from 'pg';
import { openPools, type Pools, type PoolSettings, type Running } from './pools';

/** How long a read waits for the replica to catch up, and how often it checks. After that, the primary serves the read. */
const patience = { waitMs: 100, everyMs: 10, connectMs: 1_000 } as const;
/** A failed replica is not tried again for this long, so that reads do not wait for it. */
const restMs = 5_000;

const reading = new AsyncLocalStorage<Running>();
let replica: Pools | undefined;
let failedAt = -Infinity;

/** Opens the read replica of this process. @returns a function that closes it */
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

/** The replica's queries for a read that may use it; undefined for all others. */
export const replicaQueries = (): Running | undefined => reading.getStore();

/**
 * Runs a read on the replica if it has replayed everything that the primary had flushed just before, so it sees all the
 * borrower's writes, on any sandbox process. Without a replica, or if it lags or is down, the primary serves the read.
 * @param primary where the borrower's writes are
 */
export async function onReplica<Result>(primary: Pool, work: () => Promise<Result>): Promise<Result> {
  if (replica === undefined || performance.now() - failedAt < restMs) return work();
  const { main, queries } = replica;
  try {
    if (await hasCaughtUp(primary, main)) return await reading.run(queries, work);
  } catch {
    // If the query itself is invalid, the primary reports the error again.
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
