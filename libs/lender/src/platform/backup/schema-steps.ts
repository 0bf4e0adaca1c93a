import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { writableDb } from '../database/connection';

/** One migration: its statements, and the hash under which the database lists it. */
type Step = ReturnType<typeof readMigrationFiles>[number];

/** The migrations of this lender, in their order. @param folder `drizzle/` */
export const stepsIn = (folder: string): readonly Step[] => readMigrationFiles({ migrationsFolder: folder });

/** Runs these steps in the current transaction and lists them as done. */
export async function runSteps(steps: readonly Step[]): Promise<void> {
  for (const { sql: statements, hash, folderMillis } of steps) {
    // oxlint-disable-next-line clearloan/no-built-sql -- The statements of a released migration, which have no parameters.
    for (const statement of statements) await writableDb().execute(sql.raw(statement));
    await writableDb().execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`,
    );
  }
}

/** Drops the lender's tables and functions with everything in them, in the current transaction. The job queue stays. */
export async function dropSchema(): Promise<void> {
  await writableDb().execute(sql`
    do $$ declare one text; begin
      for one in
        select format('drop table if exists %I cascade', relname) from pg_class
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
        union all
        select format('drop function %s cascade', oid::regprocedure) from pg_proc
        where pronamespace = 'public'::regnamespace
      loop execute one; end loop;
    end $$`);
  await writableDb().execute(sql`delete from drizzle.__drizzle_migrations`);
}
