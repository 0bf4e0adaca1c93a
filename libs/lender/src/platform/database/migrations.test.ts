import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database';
import { migrateDatabase } from './migrations';

const released = join(__dirname, '..', '..', '..', 'drizzle');
let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  [database, folder] = await Promise.all([
    openTestDatabase(),
    mkdtemp(join(tmpdir(), 'clearloan-migrations-')),
  ]);
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

/** The released migrations plus one. */
async function addMigration(statement: string): Promise<void> {
  await cp(released, folder, { recursive: true });
  const journal = join(folder, 'meta', '_journal.json');
  const { entries, ...rest } = JSON.parse(await readFile(journal, 'utf8')) as { entries: object[] };
  const next = { idx: entries.length, version: '7', when: Date.now(), tag: '9999_next', breakpoints: true };
  await writeFile(journal, JSON.stringify({ ...rest, entries: [...entries, next] }));
  await writeFile(join(folder, '9999_next.sql'), statement);
}

async function connect(): Promise<Client> {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  return client;
}

it('a borrower gets a quick response while a migration waits for a long report on its table', async () => {
  await addMigration('ALTER TABLE "orders" ADD COLUMN "added_later" text;');
  const [report, borrower] = await Promise.all([connect(), connect()]);
  await report.query('begin');
  await report.query('select count(*) from orders');
  let isMigrated = false;
  const migration = migrateDatabase(database.url, folder).then(() => (isMigrated = true));
  const waiting =
    "select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like 'ALTER TABLE%'";
  while ((await borrower.query(waiting)).rowCount === 0);
  const asked = performance.now();
  await borrower.query('select count(*) from orders');
  expect(performance.now() - asked).toBeLessThan(10_000);
  expect(isMigrated).toBe(false);
  await report.query('commit');
  await migration;
  const { rows } = await borrower.query('select added_later from orders');
  expect(rows).toEqual([]);
  await Promise.all([report.end(), borrower.end()]);
});
