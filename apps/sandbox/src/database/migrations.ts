import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import { migrateQueue } from './queue-tables';

/** Any number; the same in every sandbox that may start at once. */
const lockNumber = 4_200_115;

/**
 * Brings the tables up to date. Several processes may start together: one migrates, the others wait
 * (the migrator itself takes no lock).
 */
export async function migrateDatabase(url: string, folder: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lockNumber]);
    await migrate(drizzle(client), { migrationsFolder: folder });
    await migrateQueue(url);
  } finally {
    await client.end();
  }
}

/** Makes a database of this name when it is not there yet. */
export async function ensureDatabase(adminUrl: string, name: string): Promise<string> {
  const client = new Client({ connectionString: adminUrl });
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
