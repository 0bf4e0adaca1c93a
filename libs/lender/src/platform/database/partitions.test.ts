import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql, type SQL } from 'drizzle-orm';
import { openTestDatabase } from '../../testing/test-database';
import { autocommit } from './connection';
import { isSqlState } from './postmaster';

const page = join(__dirname, '..', '..', '..', '..', '..', 'docs', 'capacity.md');
const parts = 4;

let close: () => Promise<void>;
beforeAll(async () => {
  ({ close } = await openTestDatabase());
});
afterAll(() => close());

const ask = async <Row extends Record<string, unknown>>(statement: SQL) =>
  (await autocommit().execute<Row>(statement)).rows;
const name = (text: string) => sql.identifier(text);

async function tables(): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const rows = await ask<{ name: string; columns: string[] }>(sql`
    select table_name as name, array_agg(column_name::text) as columns from information_schema.columns
    where table_schema = 'public' group by table_name order by table_name`);
  return new Map(rows.map((row) => [row.name, new Set(row.columns)]));
}

/**
 * Whether PostgreSQL can create a copy of a table that is partitioned by the hash of a column. It refuses if a key lacks the
 * column.
 */
async function divides(table: string, column: string): Promise<boolean> {
  try {
    await ask(
      sql`create table ${name(`divided_${table}`)} (like ${name(table)} including all) partition by hash (${name(column)})`,
    );
  } catch (error) {
    if (isSqlState(error, '0A000')) return false;
    throw error;
  }
  const [whole, part] = [name(`divided_${table}`), (no: number) => name(`divided_${table}_${String(no)}`)];
  await ask(sql`create table ${part(0)} partition of ${whole} for values with (modulus 4, remainder 0)`);
  await ask(sql`create table ${part(1)} partition of ${whole} for values with (modulus 4, remainder 1)`);
  await ask(sql`create table ${part(2)} partition of ${whole} for values with (modulus 4, remainder 2)`);
  await ask(sql`create table ${part(3)} partition of ${whole} for values with (modulus 4, remainder 3)`);
  return true;
}

/** How many partitions a query on a table scans. */
async function partsRead(table: string, where: SQL): Promise<number> {
  const rows = await ask<{ 'QUERY PLAN': string }>(
    sql`explain select * from ${name(`divided_${table}`)} where ${where}`,
  );
  const read = rows.flatMap((row) => /Scan.* on (divided_\w+_\d)/.exec(row['QUERY PLAN'])?.[1] ?? []);
  return new Set(read).size;
}

type Answer =
  | 'by borrower'
  | 'key lacks the borrower'
  | 'by loan'
  | 'key lacks the loan'
  | 'belongs to no borrower';

async function answerFor(table: string, columns: ReadonlySet<string>): Promise<Answer> {
  if (columns.has('borrower_id'))
    return (await divides(table, 'borrower_id')) ? 'by borrower' : 'key lacks the borrower';
  if (columns.has('order_id')) return (await divides(table, 'order_id')) ? 'by loan' : 'key lacks the loan';
  return 'belongs to no borrower';
}

it('every table partitions as docs/capacity.md states, with a borrower’s rows in one partition', async () => {
  const answers = new Map<Answer, string[]>();
  for (const [table, columns] of await tables()) {
    const answer = await answerFor(table, columns);
    answers.set(answer, [...(answers.get(answer) ?? []), table]);
  }
  const ready = answers.get('by borrower') ?? [];
  for (const table of ready) {
    expect(await partsRead(table, sql`borrower_id = '1afcea7f-47ff-412c-81d6-b23ec369d565'`)).toBe(1);
    expect(await partsRead(table, sql`true`)).toBe(parts);
  }
  const text = readFileSync(page, 'utf8');
  const rows = [...answers].map(
    ([answer, names]) =>
      `| ${answer} | ${String(names.length)} | ${names.map((each) => `\`${each}\``).join(', ')} |`,
  );
  const missing = rows.filter((row) => !text.includes(row));
  expect(missing).toEqual([]);
  expect(ready.length).toBeGreaterThan(0);
});
