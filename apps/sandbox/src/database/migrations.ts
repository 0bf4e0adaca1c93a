import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Logger, runMigrations } from 'graphile-worker';
import { openClient } from './lost-connections';
import { isSqlState } from './postmaster';

/** An arbitrary number, the same in every sandbox that may start concurrently. */
const lockNumber = 4_200_115;

/** In milliseconds. A statement that waits for a table lock blocks all others behind it. */
const waitsForLocks = '-c lock_timeout=5000';
const mostTries = 60;
const lockNotAvailable = '55P03';

/**
 * Migrates the tables. Several processes may start together: one migrates and the others wait (the migrator itself takes no
 * lock). The lock belongs to a transaction on a dedicated connection, so that it also holds behind a pooler that reassigns
 * connections between transactions.
 */
export async function migrateDatabase(url: string, folder: string): Promise<void> {
  await withLock(url, async () => {
    const client = openClient({ connectionString: url, options: waitsForLocks });
    await client.connect();
    try {
      await untilLocked(() => migrate(drizzle(client), { migrationsFolder: folder }));
    } finally {
      await client.end();
    }
    await untilLocked(() => migrateQueue(url));
  });
}

/** Aborts a migration that waits too long for a lock, so that other transactions can continue, and retries it. */
async function untilLocked(migrateOnce: () => Promise<void>): Promise<void> {
  for (let left = mostTries; ; left -= 1) {
    try {
      await migrateOnce();
      return;
    } catch (error) {
      if (left === 0 || !isSqlState(error, lockNotAvailable)) throw error;
    }
  }
}

async function withLock(url: string, work: () => Promise<void>): Promise<void> {
  const client = openClient({ connectionString: url });
  await client.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [lockNumber]);
    await work();
    await client.query('commit');
  } finally {
    await client.end();
  }
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
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** The library's log lines may contain statement parameters. The tasks log failures themselves. */
export const silentLogger = new Logger(() => () => undefined);

/** Creates or updates the job queue's own tables in the schema `graphile_worker`, next to the lender's. */
const migrateQueue = (url: string): Promise<void> =>
  runMigrations({ connectionString: url, logger: silentLogger });
