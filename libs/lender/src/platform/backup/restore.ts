import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { borrowers } from '../database/schema/borrowers';
import { db, transaction, writableDb } from '../database/connection';
import type { PictureStore } from '../../modules/pictures/picture-store';
import type { Copied } from './back-up';
import { migrationsRun, tablesInOrder } from './tables-in-order';

/** A backup that cannot be restored, with a message for the operator; nothing was changed. */
export class CopyRefused extends Error {
  override readonly name = 'CopyRefused';
}

const headSchema = v.object({ format: v.literal(1), migrations: v.array(v.string()) });
const rowsAtOnce = 500;

/**
 * Replaces all data with a backup of `backUp`, in one transaction. Throws `CopyRefused` for a file that is damaged or has other
 * tables, and if borrowers would be lost, unless `overwrite` allows that.
 */
export async function restore(
  store: PictureStore,
  file: string,
  { overwrite }: { readonly overwrite: boolean },
): Promise<Copied> {
  await checkWhole(file);
  return transaction(async () => {
    if (!overwrite && (await db().select().from(borrowers).limit(1)).length > 0)
      throw new CopyRefused('The database already has borrowers. Use --overwrite to replace them.');
    const tables = await tablesInOrder();
    await writableDb().execute(
      sql`truncate ${sql.join(
        tables.map((name) => sql.identifier(name)),
        sql`, `,
      )} cascade`,
    );
    return putBack(store, linesOf(file), new Set(tables));
  });
}

async function putBack(
  store: PictureStore,
  lines: AsyncIterable<Line>,
  tables: ReadonlySet<string>,
): Promise<Copied> {
  const copied = { rows: 0, pictures: 0 };
  let table = '';
  let waiting: string[] = [];
  const write = async () => {
    if (waiting.length > 0) await insertRows(table, waiting);
    copied.rows += waiting.length;
    waiting = [];
  };
  for await (const { kind, rest } of lines) {
    if (kind === 'row' && waiting.push(rest) < rowsAtOnce) continue;
    await write();
    if (kind === 'copy') await checkMigrations(rest);
    if (kind === 'table') table = rest;
    if (kind === 'table' && !tables.has(table)) throw new CopyRefused(`The database has no table ${table}.`);
    if (kind === 'sequence') await setSequence(rest);
    if (kind !== 'picture') continue;
    await putPicture(store, rest);
    copied.pictures += 1;
  }
  return copied;
}

const insertRows = (table: string, rows: readonly string[]) =>
  writableDb().execute(sql`
    insert into ${sql.identifier(table)} overriding system value
    select * from jsonb_populate_recordset(null::${sql.identifier(table)}, ${`[${rows.join(',')}]`}::jsonb)`);

async function checkMigrations(head: string): Promise<void> {
  const { migrations } = v.parse(headSchema, JSON.parse(head));
  if (JSON.stringify(migrations) === JSON.stringify(await migrationsRun())) return;
  throw new CopyRefused('Another version of the lender made this backup. Restore it with that version.');
}

async function setSequence(line: string): Promise<void> {
  const [name = '', last = ''] = line.split(' ');
  await writableDb().execute(sql`select setval(quote_ident(${name})::regclass, ${last}::bigint)`);
}

async function putPicture(store: PictureStore, line: string): Promise<void> {
  const [sha256 = '', base64 = ''] = line.split(' ');
  const bytes = Buffer.from(base64, 'base64');
  if (createHash('sha256').update(bytes).digest('hex') !== sha256)
    throw new CopyRefused('A picture in this backup does not match its hash.');
  await store.put(sha256, bytes);
}

interface Line {
  readonly kind: string;
  readonly rest: string;
}

async function* textOf(file: string): AsyncGenerator<string> {
  const packed = createReadStream(file);
  const text = packed.pipe(createGunzip());
  packed.on('error', (error) => text.destroy(error));
  yield* createInterface({ input: text, crlfDelay: Infinity });
}

async function* linesOf(file: string): AsyncGenerator<Line> {
  for await (const line of textOf(file)) {
    const space = line.indexOf(' ');
    yield { kind: line.slice(0, space), rest: line.slice(space + 1) };
  }
}

/** Reads the file once before anything is changed, and checks the count and hash in its last line. */
async function checkWhole(file: string): Promise<void> {
  const hash = createHash('sha256');
  let rows = 0;
  let end = '';
  try {
    for await (const line of textOf(file)) {
      if (line.startsWith('end ')) end = line;
      else hash.update(`${line}\n`);
      if (line.startsWith('row ')) rows += 1;
    }
  } catch (cause) {
    throw new CopyRefused(`${file} is not a backup.`, { cause });
  }
  if (end !== `end ${String(rows)} ${hash.digest('hex')}`)
    throw new CopyRefused(`${file} is an incomplete backup.`);
}
