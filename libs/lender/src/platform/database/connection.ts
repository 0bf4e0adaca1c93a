import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgInsertBuilder, PgTable } from 'drizzle-orm/pg-core';
import type { QueryConfig, QueryResult } from 'pg';
import { thisLender } from '../lender/lender';
import { onOneConnection, type Pools, type Running } from './pools';
import { schema } from './schema';
import type { Declared } from './schema/lender-table';
import { isSqlState } from './postmaster';

/** Read and write queries. Available only inside a transaction, see `writableDb`. */
export type Queries = Omit<NodePgDatabase<typeof schema>, '$client' | 'transaction' | 'insert'> & {
  readonly insert: <Table extends PgTable & Declared>(
    table: Table,
  ) => PgInsertBuilder<Table, NodePgQueryResultHKT>;
};
/** Read queries: `db().select()…`. */
export type ReadQueries = Pick<
  Queries,
  'select' | 'selectDistinct' | 'selectDistinctOn' | 'query' | '$count'
>;

declare module '../lender/lender' {
  interface Lender {
    readonly pools: Pools;
  }
}

/** The transaction in which this code runs. */
const current = new AsyncLocalStorage<Running>();
/** Effects to run after the current transaction commits. */
const afterwards = new AsyncLocalStorage<(() => Promise<void>)[]>();
const isolations = {
  'read committed': 'read committed',
  'repeatable read': 'repeatable read',
  serializable: 'serializable',
} as const;
const retryable = ['40001', '40P01'] as const;
const uniqueViolation = '23505';

/** Read queries: in the current transaction if there is one, else on the pool. */
export function db(): ReadQueries {
  return current.getStore() ?? thisLender().pools.queries;
}

/**
 * Write and locking queries. Throws outside a transaction: a write and the reads that decide about it must share a transaction,
 * and the rows must be read after they are locked.
 */
export function writableDb(): Queries {
  const running = current.getStore();
  if (running === undefined) throw new Error('A write needs an open transaction.');
  return running;
}

/** Runs each statement in autocommit mode. For tests and scripts that make no decisions on the data. */
export const autocommit = (): Queries => current.getStore() ?? thisLender().pools.queries;

/**
 * A statement used by almost every request. It is built once per pool and planned once per connection, because both take longer
 * than running it. `build` ends with `.prepare(name)`.
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

/** Whether a transaction is running in this context. */
const inTransaction = (): boolean => current.getStore() !== undefined;

/**
 * For independent reads. They run in parallel, each on its own connection. In a transaction, which has one connection, they run
 * one after the other and stop at the first failure.
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
 * Runs the work in a transaction, or joins the current one. The outermost transaction is retried on a conflict (serialisation
 * failure, deadlock), so the work must have no effects outside the database.
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

/** Whether the database takes no writes: SQLSTATE of a full disk, and of a server that only reads. */
export const isUnwritable = (error: unknown): boolean => isSqlState(error, '53100', '25006');

/**
 * Bookkeeping on the way of a read, such as when a session was last seen. It must not fail the read while the database accepts
 * no writes. @returns undefined then
 */
export async function unlessUnwritable<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await work();
  } catch (error) {
    // In a transaction the failed statement has ended it.
    if (inTransaction() || !isUnwritable(error)) throw error;
    return undefined;
  }
}

/**
 * Runs an effect outside the database after the current transaction commits, or at once if there is none. Errors reach the
 * caller of the transaction, which stays committed.
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
      return await onOneConnection(thisLender().pools.main, (connection) =>
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

/** Removes the statement timeout for the current transaction, for rare long work. */
export async function withoutStatementLimit(): Promise<void> {
  await writableDb().execute(sql`set local statement_timeout = 0`);
}

/** A part of a transaction that can be rolled back alone. An error rolls it back and reaches the caller. */
export async function savepoint<Result>(work: () => Promise<Result>): Promise<Result> {
  const outer = current.getStore();
  if (outer === undefined) throw new Error('A savepoint needs an open transaction.');
  return outer.transaction((queries) => current.run(queries, work));
}

/**
 * A part of a transaction whose write a unique constraint may refuse. To read first would not do: another transaction may write
 * the same in between. @returns whether it was written; otherwise the part is rolled back alone
 */
export async function isUnique(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await savepoint(work);
    return true;
  } catch (error) {
    if (isSqlState(error, uniqueViolation)) return false;
    throw error;
  }
}

/**
 * A write that survives a rollback of the surrounding transaction (such as counting a wrong guess). It uses a separate pool, so
 * that it cannot deadlock with the transactions that wait for it.
 */
export async function inSeparateTransaction<Result>(work: () => Promise<Result>): Promise<Result> {
  const effects: (() => Promise<void>)[] = [];
  const result = await afterwards.run(effects, () =>
    onOneConnection(thisLender().pools.separate, (connection) =>
      drizzle(connection, { schema }).transaction((queries) =>
        current.run(queries, async () => {
          await queries.execute(sql`set local lock_timeout = 5000`);
          return work();
        }),
      ),
    ),
  );
  for (const effect of effects) await effect();
  return result;
}

/** For libraries that run their own queries: each statement runs on the pool, outside any transaction. */
export const lenderPool = {
  query: (statement: QueryConfig): Promise<QueryResult> => thisLender().pools.main.query(statement),
};

/** Connections of the pool: in use, idle, and requests that wait for one. */
export function poolCounts(): Readonly<Record<'used' | 'idle' | 'waiting', number>> {
  const { totalCount, idleCount, waitingCount } = thisLender().pools.main;
  return { used: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
}

/** The database URL of this lender. */
export const databaseUrl = (): string => thisLender().pools.url;
