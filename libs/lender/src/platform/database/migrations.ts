import { setTimeout as wait } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Logger, runMigrations } from 'graphile-worker';
import type { Client } from 'pg';
import { openClient } from './lost-connections';
import { withDatabase } from './pools';
import { isSqlState } from './postmaster';

/** An arbitrary number, the same in every lender that may start concurrently. */
const lockNumber = 4_200_115;
const lockPollMs = 200;

/** In milliseconds. A statement that waits for a table lock blocks all others behind it. */
const waitsForLocks = '-c lock_timeout=5000';
const mostTries = 60;
const lockNotAvailable = '55P03';
const notAllowed = '42501';

/**
 * Migrates the tables; without a pending step the database's user needs no right to create anything. Several processes may start together: one migrates and the others wait (the migrator itself takes no
 * lock). The lock belongs to a transaction on a dedicated connection, so that it also holds behind a pooler that reassigns
 * connections between transactions.
 */
export async function migrateDatabase(url: string, folder: string): Promise<void> {
  await withLock(url, async () => {
    const client = openClient({ connectionString: url, options: waitsForLocks });
    await client.connect();
    try {
      if (await hasPending(client, folder))
        await untilLocked(() => migrate(drizzle(client), { migrationsFolder: folder }));
    } finally {
      await client.end();
    }
    await untilLocked(() => migrateQueue(url));
  });
}

async function hasPending(client: Client, folder: string): Promise<boolean> {
  const { rows: lists } = await client.query<{ list: string | null }>(
    "select to_regclass('drizzle.__drizzle_migrations') as list",
  );
  if (typeof lists[0]?.list !== 'string') return true;
  const { rows } = await client.query<{ hash: string }>('select hash from drizzle.__drizzle_migrations');
  const done = new Set(rows.map(({ hash }) => hash));
  return readMigrationFiles({ migrationsFolder: folder }).some(({ hash }) => !done.has(hash));
}

/** Aborts a migration that waits too long for a lock, so that other transactions can continue, and retries it. */
async function untilLocked(migrateOnce: () => Promise<void>): Promise<void> {
  for (let left = mostTries; ; left -= 1) {
    try {
      await migrateOnce();
      return;
    } catch (error) {
      if (isSqlState(error, notAllowed))
        throw new Error(
          'A migration is pending, and the user of DATABASE_URL may not run it. Run migrate.js with the user that owns the tables (docs/operating.md).',
          { cause: error },
        );
      if (left === 0 || !isSqlState(error, lockNotAvailable)) throw error;
    }
  }
}

/**
 * Polls for the lock. Waiting for it in a transaction would hold the pooler's server connections that the lock holder
 * needs.
 */
async function withLock(url: string, work: () => Promise<void>): Promise<void> {
  const client = openClient({ connectionString: url });
  await client.connect();
  try {
    while (!(await tryLock(client))) await wait(lockPollMs);
    await work();
    await client.query('commit');
  } finally {
    await client.end();
  }
}

/** Begins a transaction that holds the lock. @returns false, without a transaction, if another client holds it */
async function tryLock(client: Client): Promise<boolean> {
  await client.query('begin');
  const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_xact_lock($1) as locked', [
    lockNumber,
  ]);
  if (rows[0]?.locked === true) return true;
  await client.query('rollback');
  return false;
}

/** Creates a database with this name if it does not exist. */
export async function ensureDatabase(adminUrl: string, name: string): Promise<string> {
  const client = openClient({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lockNumber]);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
  return withDatabase(adminUrl, name);
}

/** The library's log lines may contain statement parameters. The tasks log failures themselves. */
export const silentLogger = new Logger(() => () => undefined);

/** Creates or updates the job queue's own tables in the schema `graphile_worker`, next to the lender's. */
const migrateQueue = (url: string): Promise<void> =>
  runMigrations({ connectionString: url, logger: silentLogger });
