import { sql } from 'drizzle-orm';
import { integer, pgTable } from 'drizzle-orm/pg-core';
import { Client } from 'pg';
import { autocommit, db, openDatabase, readFromReplica } from '../platform/database/connection';
import { openReplica } from '../platform/database/replica';
import { startServerPair, type ServerPair } from '../testing/several/server-pair';

jest.setTimeout(120_000);

const notes = pgTable('notes', { number: integer('number') });
let pair: ServerPair;
let closeBoth: () => Promise<void>;

beforeAll(async () => {
  pair = await startServerPair(false);
  const closeDatabase = openDatabase(pair.primaryUrl);
  const closeReplica = openReplica(pair.standbyUrl);
  closeBoth = async () => {
    await closeReplica();
    await closeDatabase();
  };
  await autocommit().execute(sql`create table notes (number integer)`);
});
afterAll(async () => {
  await closeBoth();
  await pair.stop();
});

async function atStandby(statement: string): Promise<readonly Record<string, unknown>[]> {
  const client = new Client({ connectionString: pair.standbyUrl });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}

const write = (number: number) => autocommit().execute(sql`insert into notes values (${number})`);

/** The content of a list, and whether the standby served it. */
const list = () =>
  readFromReplica(() =>
    db()
      .select({ number: notes.number, isStandby: sql<boolean>`pg_is_in_recovery()` })
      .from(notes),
  );

it('a borrower’s write is visible at once, though a standby serves the reads', async () => {
  let byStandby = 0;
  for (let number = 1; number <= 50; number += 1) {
    await write(number);
    const rows = await list();
    expect(rows).toHaveLength(number);
    if (rows[0]?.isStandby === true) byStandby += 1;
  }
  expect(byStandby).toBeGreaterThan(40);
});

it('the primary serves the reads while the standby is behind', async () => {
  await atStandby('select pg_wal_replay_pause()');
  await write(51);
  expect(await list()).toHaveLength(51);
  expect((await list())[0]?.isStandby).toBe(false);
  expect(await atStandby('select number from notes')).toHaveLength(50);
  await atStandby('select pg_wal_replay_resume()');
});

it('the primary serves the reads when the standby is promoted or gone', async () => {
  await pair.loseStandby();
  expect(await list()).toHaveLength(51);
});
