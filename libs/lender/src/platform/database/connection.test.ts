import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { openTestDatabase } from '../../testing/test-database';
import { ensureDatabase, migrateDatabase } from './migrations';
import { inSeparateTransaction, savepoint, transaction, autocommit } from './connection';

let close: () => Promise<void>;

beforeAll(async () => {
  ({ close } = await openTestDatabase());
  await autocommit().execute(sql`create table purse (owner text primary key, coins int)`);
});
beforeEach(async () => {
  await autocommit().execute(sql`delete from purse`);
  await autocommit().execute(sql`insert into purse values ('a', 10), ('b', 10)`);
});
afterAll(() => close());

const coins = async (owner: string) => {
  const { rows } = await autocommit().execute<{ coins: number }>(
    sql`select coins from purse where owner = ${owner}`,
  );
  return rows[0]?.coins;
};
const take = (owner: string, amount: number) =>
  autocommit().execute(sql`update purse set coins = coins - ${amount} where owner = ${owner}`);

it('a failed part rolls back the whole transaction, wherever in the code it wrote', async () => {
  const moved = transaction(async () => {
    await take('a', 5);
    await transaction(() => take('b', 5));
    throw new Error('the bank said no');
  });
  await expect(moved).rejects.toThrow('the bank said no');
  expect([await coins('a'), await coins('b')]).toEqual([10, 10]);
});

it('a savepoint rolls back alone', async () => {
  await transaction(async () => {
    await take('a', 5);
    const failed = savepoint(async () => {
      await take('b', 5);
      throw new Error('not this one');
    });
    await expect(failed).rejects.toThrow('not this one');
  });
  expect([await coins('a'), await coins('b')]).toEqual([5, 10]);
});

it('a write outside the transaction stays when the transaction rolls back', async () => {
  const moved = transaction(async () => {
    await take('a', 5);
    await inSeparateTransaction(() => take('b', 1));
    throw new Error('undone');
  });
  await expect(moved).rejects.toThrow('undone');
  expect([await coins('a'), await coins('b')]).toEqual([10, 9]);
});

it('a serialization conflict is retried, so that no coin is lost', async () => {
  const spendOne = () =>
    transaction(async () => {
      const left = (await coins('a')) ?? 0;
      await autocommit().execute(sql`update purse set coins = ${left - 1} where owner = 'a'`);
    }, 'serializable');
  await Promise.all([1, 2, 3, 4].map(spendOne));
  expect(await coins('a')).toBe(6);
});

it('the tables are created once when several lenders start together', async () => {
  const adminUrl = process.env['TEST_DATABASE_URL'] ?? '';
  const url = await ensureDatabase(adminUrl, 'started_together');
  const folder = join(__dirname, '..', '..', '..', 'drizzle');
  await Promise.all([1, 2, 3].map(() => migrateDatabase(url, folder)));
  expect(await ensureDatabase(adminUrl, 'started_together')).toBe(url);
});
