import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { createTestDatabase, type TestDatabase, openDatabase } from '../../testing/test-database';
import { startWire, type Wire } from '../../testing/wire';
import { transaction, writableDb } from './connection';
import { outliving } from './lost-connections';

let database: TestDatabase;
let wire: Wire;

beforeAll(async () => {
  database = await createTestDatabase();
  wire = await startWire(database.url);
});
afterAll(async () => {
  await wire.stop();
  await database.close();
});

const one = sql`select 1`;

it('a connection that dies before its transaction begins is replaced in the pool', async () => {
  const close = openDatabase(wire.url, { size: 1, connectMs: 1_000 });
  const read = () => transaction(() => writableDb().execute(one));
  for (let round = 0; round < 3; round += 1) {
    await read();
    wire.reset();
    await expect(read()).rejects.toThrow(/begin/);
    await expect(read()).resolves.toMatchObject({ rowCount: 1 });
  }
  await close();
});

it('a pool whose transactions drizzle begins loses the connection permanently', async () => {
  const pool = outliving(new Pool({ connectionString: wire.url, max: 1, connectionTimeoutMillis: 1_000 }));
  const read = () => drizzle(pool).transaction((queries) => queries.execute(one));
  await read();
  wire.reset();
  await expect(read()).rejects.toThrow(/begin/);
  await expect(read()).rejects.toThrow(/timeout/);
});
