import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { openTestDatabase } from '../testing/test-database';
import { autocommit } from './connection';
import { isSqlState } from './postmaster';

const page = join(__dirname, '..', '..', '..', '..', 'docs', 'capacity.md');
const parts = 4;

let close: () => Promise<void>;
beforeAll(async () => {
  ({ close } = await openTestDatabase());
});
afterAll(() => close());

const ask = async <Row extends Record<string, unknown>>(statement: string) =>
  (await autocommit().execute<Row>(sql.raw(statement))).rows;

async function tables(): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const rows = await ask<{ name: string; columns: string[] }>(`
    select table_name as name, array_agg(column_name::text) as columns from information_schema.columns
    where table_schema = 'public' group by table_name order by table_name`);
  return new Map(rows.map(({ name, columns }) => [name, new Set(columns)]));
}

/** PostgreSQL makes a copy of a table that is divided by the hash of a column, or refuses: a key does not hold the column. */
async function divides(table: string, column: string): Promise<boolean> {
  try {
    await ask(`create table divided_${table} (like ${table} including all) partition by hash (${column})`);
  } catch (error) {
    if (isSqlState(error, '0A000')) return false;
    throw error;
  }
  for (let part = 0; part < parts; part += 1)
    await ask(
      `create table divided_${table}_${String(part)} partition of divided_${table} for values with (modulus ${String(parts)}, remainder ${String(part)})`,
    );
  return true;
}

/** How many parts a question about a table goes through. */
async function partsRead(table: string, where: string): Promise<number> {
  const rows = await ask<{ 'QUERY PLAN': string }>(`explain select * from divided_${table} where ${where}`);
  const read = rows.flatMap((row) => /Scan.* on (divided_\w+_\d)/.exec(row['QUERY PLAN'])?.[1] ?? []);
  return new Set(read).size;
}

type Answer = 'by borrower' | 'key lacks the borrower' | 'by loan' | 'key lacks the loan' | 'of no borrower';

async function answerFor(table: string, columns: ReadonlySet<string>): Promise<Answer> {
  if (columns.has('borrower_id'))
    return (await divides(table, 'borrower_id')) ? 'by borrower' : 'key lacks the borrower';
  if (columns.has('order_id')) return (await divides(table, 'order_id')) ? 'by loan' : 'key lacks the loan';
  return 'of no borrower';
}

it('every table divides by the borrower as docs/capacity.md says, and a borrower’s rows lie in one part', async () => {
  const answers = new Map<Answer, string[]>();
  for (const [table, columns] of await tables()) {
    const answer = await answerFor(table, columns);
    answers.set(answer, [...(answers.get(answer) ?? []), table]);
  }
  const ready = answers.get('by borrower') ?? [];
  for (const table of ready) {
    expect(await partsRead(table, "borrower_id = '1afcea7f-47ff-412c-81d6-b23ec369d565'")).toBe(1);
    expect(await partsRead(table, 'true')).toBe(parts);
  }
  const text = readFileSync(page, 'utf8');
  const rows = [...answers].map(
    ([answer, names]) =>
      `| ${answer} | ${String(names.length)} | ${names.map((name) => `\`${name}\``).join(', ')} |`,
  );
  const missing = rows.filter((row) => !text.includes(row));
  expect(missing).toEqual([]);
  expect(ready.length).toBeGreaterThan(0);
});
