import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { openPools, withDatabase, type PoolSettings } from '../platform/database/pools';
import { changeLender } from './one-lender';
import './one-at-a-time';

/** A migrated database for one test file. */
export interface TestDatabase {
  /** For lenders in separate processes. */
  readonly url: string;
  /** Closes and drops it. */
  readonly close: () => Promise<void>;
}

/** Opens a database for the lender of this file's tests. @returns a function that closes it */
export function openDatabase(url: string, settings: PoolSettings): () => Promise<void> {
  const pools = openPools(url, settings);
  changeLender({ pools });
  return pools.end;
}

/** A migrated, empty database, opened for `db()`. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const { url, close: drop } = await createTestDatabase();
  const close = openDatabase(url, { isPooled: process.env['TEST_POOLER_URL'] !== undefined });
  return {
    url,
    close: async () => {
      await close();
      await drop();
    },
  };
}

/** A migrated, empty database without open connections. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const adminUrl = process.env['TEST_DATABASE_URL'];
  if (adminUrl === undefined)
    throw new Error('The test database is not running: use the Jest configuration of apps/sandbox.');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await asAdmin(adminUrl, `create database ${name} template template`);
  // A database that is dropped after the test need not flush each commit; killed.test has its own lender.
  await asAdmin(adminUrl, `alter database ${name} set synchronous_commit = off`);
  const url = withDatabase(process.env['TEST_POOLER_URL'] ?? adminUrl, name);
  return { url, close: () => asAdmin(adminUrl, `drop database ${name} with (force)`) };
}

async function asAdmin(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
