import { sql } from 'drizzle-orm';
import { autocommit } from '../../platform/database/connection';

/** All rows of the database as text, prefixed with the table name; sorted. */
export async function allRows(): Promise<readonly string[]> {
  const { rows: tables } = await autocommit().execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'cities' order by 1`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await autocommit().execute<{ row: string }>(
      sql`select t::text as row from ${sql.identifier(name)} t order by 1`,
    );
    found.push(...rows.map(({ row }) => `${name} ${row}`));
  }
  return found;
}

/** Earlier rows that no longer exist unchanged. */
export const lostRows = (before: readonly string[], after: readonly string[]): readonly string[] => {
  const left = new Set(after);
  return before.filter((row) => !left.has(row));
};
