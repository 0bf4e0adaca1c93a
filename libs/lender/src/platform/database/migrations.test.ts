import { rm } from 'node:fs/promises';
import { Client } from 'pg';
import { releasedMigrations, withLaterMigration } from '../../testing/later-migration';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database';
import { migrateDatabase } from './migrations';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function connect(): Promise<Client> {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  return client;
}

it('a borrower gets a quick response while a migration waits for a long report on its table', async () => {
  const folder = await withLaterMigration('ALTER TABLE "orders" ADD COLUMN "added_later" text;');
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
  await Promise.all([report.end(), borrower.end(), rm(folder, { recursive: true })]);
});

it('a lender whose database user may create nothing starts with migrated tables, and says what a pending step lacks', async () => {
  const admin = await connect();
  await admin.query("create role served login password 'of-the-test'");
  await admin.query('grant usage on schema public, drizzle, graphile_worker to served');
  await admin.query('grant select on all tables in schema drizzle, graphile_worker to served');
  const url = new URL(database.url);
  [url.username, url.password] = ['served', 'of-the-test'];
  await migrateDatabase(url.href, releasedMigrations);
  const folder = await withLaterMigration('CREATE TABLE "later" ();');
  await expect(migrateDatabase(url.href, folder)).rejects.toThrow('Run migrate.js');
  await admin.query('drop owned by served');
  await admin.query('drop role served');
  await Promise.all([admin.end(), rm(folder, { recursive: true })]);
});
