import { sql } from 'drizzle-orm';
import { writableDb } from '../database/connection';

/** The tables to back up, each after those it references. Unlogged tables may be lost and are left out. */
export async function tablesInOrder(): Promise<readonly string[]> {
  const { rows: tables } = await writableDb().execute<{ name: string }>(sql`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relpersistence = 'p' order by 1`);
  const { rows: references } = await writableDb().execute<{ from: string; to: string }>(sql`
    select a.relname as "from", b.relname as "to" from pg_constraint c
    join pg_class a on a.oid = c.conrelid join pg_class b on b.oid = c.confrelid
    where c.contype = 'f' and c.conrelid <> c.confrelid`);
  const ordered: string[] = [];
  const place = (name: string, above: readonly string[]): void => {
    if (ordered.includes(name)) return;
    if (above.includes(name))
      throw new Error(`These tables reference each other in a cycle: ${above.join(', ')}.`);
    for (const { from, to } of references) if (from === name) place(to, [...above, name]);
    ordered.push(name);
  };
  for (const { name } of tables) place(name, []);
  return ordered;
}

/** Hashes of the applied migrations, in their order: a backup has the tables that they made. */
export async function migrationsRun(): Promise<readonly string[]> {
  const { rows } = await writableDb().execute<{ hash: string }>(
    sql`select hash from drizzle.__drizzle_migrations order by id`,
  );
  return rows.map(({ hash }) => hash);
}
