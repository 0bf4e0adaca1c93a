import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { db, transaction, writableDb } from '../database/connection';
import type { PictureStore } from '../modules/pictures/picture-store';
import { pictures } from '../database/schema/certification';
import { migrationsRun, tablesInOrder } from './tables-in-order';

/** What a copy holds. */
export interface Copied {
  readonly rows: number;
  readonly pictures: number;
}

/** Written out in the statement too, which takes no parameter there. */
const rowsAtOnce = 500;

/**
 * Writes everything the lender keeps into one packed file, as it stood at one moment; the lender may go on working.
 * The file is there whole or not at all. One line a row: `row {…}`, under the `table` it belongs to; the last line
 * counts them and holds the hash of all before it, so that a file that was cut off is known.
 */
export async function backUp(store: PictureStore, file: string): Promise<Copied> {
  const half = `${file}.half`;
  const copied = { rows: 0, pictures: 0 };
  try {
    await transaction(async () => {
      await writableDb().execute(sql`set transaction read only`);
      const lines = Readable.from(sealed(linesOf(store, copied), copied));
      await pipeline(lines, createGzip(), createWriteStream(half, { mode: 0o600, flush: true }));
    }, 'repeatable read');
    await rename(half, file);
  } finally {
    await rm(half, { force: true });
  }
  return copied;
}

async function* linesOf(store: PictureStore, copied: { rows: number; pictures: number }) {
  yield `copy ${JSON.stringify({ format: 1, migrations: await migrationsRun() })}`;
  for (const table of await tablesInOrder()) {
    yield `table ${table}`;
    for await (const row of rowsOf(table)) {
      copied.rows += 1;
      yield `row ${row}`;
    }
  }
  const { rows: sequences } = await writableDb().execute<{ name: string; last: string }>(
    sql`select sequencename as name, last_value::text as last from pg_sequences where schemaname = 'public' and last_value is not null`,
  );
  for (const { name, last } of sequences) yield `sequence ${name} ${last}`;
  for (const { sha256 } of await db().selectDistinct({ sha256: pictures.sha256 }).from(pictures)) {
    const bytes = await store.get(sha256);
    if (bytes === undefined) continue;
    copied.pictures += 1;
    yield `picture ${sha256} ${bytes.toString('base64')}`;
  }
}

/** The rows of a table as JSON, in the words of the database: nothing is read and written anew on the way. */
async function* rowsOf(table: string): AsyncGenerator<string> {
  await writableDb().execute(
    sql`declare copied no scroll cursor for select to_jsonb(t)::text as row from ${sql.identifier(table)} t`,
  );
  for (;;) {
    const { rows } = await writableDb().execute<{ row: string }>(sql`fetch 500 from copied`);
    for (const { row } of rows) yield row;
    if (rows.length < rowsAtOnce) break;
  }
  await writableDb().execute(sql`close copied`);
}

async function* sealed(lines: AsyncGenerator<string>, copied: Copied): AsyncGenerator<string> {
  const hash = createHash('sha256');
  for await (const line of lines) {
    hash.update(`${line}\n`);
    yield `${line}\n`;
  }
  yield `end ${String(copied.rows)} ${hash.digest('hex')}\n`;
}
