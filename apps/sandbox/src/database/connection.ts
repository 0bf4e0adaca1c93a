import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { QueryConfig, QueryResult } from 'pg';
import { onOneConnection, openPools, type Pools, type PoolSettings, type Running } from './pools';
import { onReplica, replicaQueries } from './replica';
import { schema } from './schema';
import { isSqlState } from './postmaster';

/** Queries that read and write: inside a transaction only, see `writableDb`. */
export type Queries = Omit<NodePgDatabase<typeof schema>, '$client' | 'transaction'>;
/** Queries that read: `db().select()…`. */
export type ReadQueries = Pick<
  Queries,
  'select' | 'selectDistinct' | 'selectDistinctOn' | 'query' | '$count'
>;
let pools: Pools | undefined;
let opening: PoolSettings = {};
const current = new AsyncLocalStorage<Running>();
/** What the running transaction leaves to be done when it is committed. */
const afterwards = new AsyncLocalStorage<(() => Promise<void>)[]>();
const isolations = {
  'read committed': 'read committed',
  'repeatable read': 'repeatable read',
  serializable: 'serializable',
} as const;
const retryable = ['40001', '40P01'] as const;

/**
 * Opens the pools of this process.
 * @returns what closes them again
 */
export function openDatabase(url: string, settings: PoolSettings = {}): () => Promise<void> {
  if (pools !== undefined) throw new Error('The database of this process is already open.');
  opening = settings;
  pools = openPools(url, settings);
  return async () => {
    const closing = pools;
    pools = undefined;
    await closing?.end();
  };
}

/**
 * Goes on with another server of the same cluster. Transactions on the one before fail and are not run again here: whether they were
 * committed is known only to the new one, by their keys.
 */
export function moveDatabase(url: string): void {
  const before = opened();
  pools = openPools(url, opening);
  // Its server may never answer again.
  before.end().catch(() => undefined);
}

function opened(): Pools {
  if (pools === undefined) throw new Error('The database is not open.');
  return pools;
}

/** Reads: in the running transaction if there is one, else on the replica where the call may, else on a connection of the pool. */
export function db(): ReadQueries {
  return current.getStore() ?? replicaQueries() ?? opened().queries;
}

/** A read that a replica may answer when it has all that was written before. */
export const readFromReplica = <Result>(work: () => Promise<Result>): Promise<Result> =>
  onReplica(opened().main, work);

/**
 * Writes, and reads that lock. Throws outside a transaction: what decides about a write must stand in the transaction
 * of that write, on rows that were read after their lock.
 */
export function writableDb(): Queries {
  const running = current.getStore();
  if (running === undefined) throw new Error('A write needs a transaction around it.');
  return running;
}

/** Each statement by itself: for tests and scripts, which decide nothing. */
export const autocommit = (): Queries => current.getStore() ?? opened().queries;

/**
 * A statement that is asked at almost every call: written out once for a pool and planned once for a connection, both of
 * which take longer than its answer. `build` ends with `.prepare(name)`.
 */
export function prepared<Statement>(build: (queries: ReadQueries) => Statement): () => Statement {
  const kept = new WeakMap<ReadQueries, Statement>();
  return () => {
    const queries = db();
    const statement = kept.get(queries) ?? build(queries);
    kept.set(queries, statement);
    return statement;
  };
}

/** Whether a transaction is running here. */
const inTransaction = (): boolean => current.getStore() !== undefined;

/**
 * For several reads that do not need one another: side by side, each on a connection of its own. In a transaction, whose
 * connection answers one statement at a time, one after the other, and none after one that failed.
 */
export function readTogether(): <Result>(read: () => Promise<Result>) => Promise<Result> {
  if (!inTransaction()) return (read) => read();
  let before: Promise<unknown> = Promise.resolve();
  return (read) => {
    const result = before.then(read);
    before = result;
    return result;
  };
}

/**
 * All of it or nothing. Inside another transaction the work joins that one. The outermost is run again when the
 * database says that it collided with another (serialisation failure, deadlock): the work must have no effects
 * but on the database.
 */
export async function transaction<Result>(
  work: () => Promise<Result>,
  isolation: keyof typeof isolations = 'read committed',
): Promise<Result> {
  if (inTransaction()) return work();
  const effects: (() => Promise<void>)[] = [];
  const attempt = () => {
    effects.length = 0;
    return work();
  };
  const result = await afterwards.run(effects, () => committed(attempt, isolation));
  for (const effect of effects) await effect();
  return result;
}

/**
 * An effect on something else than the database: takes place when the transaction around it is committed, or at once when
 * there is none. What it throws reaches the caller of the transaction, whose own work stays done.
 */
export async function afterCommit(effect: () => Promise<void>): Promise<void> {
  const effects = afterwards.getStore();
  if (effects === undefined) await effect();
  else effects.push(effect);
}

async function committed<Result>(
  work: () => Promise<Result>,
  isolation: keyof typeof isolations,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await onOneConnection(opened().main, (connection) =>
        drizzle(connection, { schema }).transaction((queries) => current.run(queries, work), {
          isolationLevel: isolations[isolation],
        }),
      );
    } catch (error) {
      if (attempt >= 8 || !isSqlState(error, ...retryable)) throw error;
      await wait(Math.random() * 20 * attempt);
    }
  }
}

/** Lifts the limit on statements for the running transaction: for work that may take long and is rare. */
export async function withoutStatementLimit(): Promise<void> {
  await writableDb().execute(sql`set local statement_timeout = 0`);
}

/** A part of a transaction that can be undone alone: what it throws undoes it and reaches the caller. */
export async function savepoint<Result>(work: () => Promise<Result>): Promise<Result> {
  const outer = current.getStore();
  if (outer === undefined) throw new Error('A savepoint needs a transaction around it.');
  return outer.transaction((queries) => current.run(queries, work));
}

/**
 * A write that stays even when the transaction around it is undone (a counted wrong guess). It has its own
 * connections, so that it cannot wait for those held by the transactions that wait for it.
 */
export async function outsideTransaction<Result>(work: () => Promise<Result>): Promise<Result> {
  return onOneConnection(opened().separate, (connection) =>
    drizzle(connection, { schema }).transaction((queries) =>
      current.run(queries, async () => {
        await queries.execute(sql`set local lock_timeout = 5000`);
        return work();
      }),
    ),
  );
}

/** For a library that asks by itself, each statement on a connection of the pool and outside every transaction. */
export const poolOfThisProcess = {
  query: (statement: QueryConfig): Promise<QueryResult> => opened().main.query(statement),
};

/** Connections of the pool: in use, idle, and calls that wait for one. */
export function poolCounts(): Readonly<Record<'used' | 'idle' | 'waiting', number>> {
  const { totalCount, idleCount, waitingCount } = opened().main;
  return { used: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
}

/** Where the database of this process is. */
export const databaseUrl = (): string => opened().url;
