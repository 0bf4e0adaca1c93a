import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { borrowers } from '../database/schema/borrowers';
import { db, transaction, writableDb } from '../database/connection';
import type { PictureStore } from '../../modules/pictures/picture-store';
import type { BackupCounts } from './back-up';
import { dropSchema, runSteps, stepsIn } from './schema-steps';
import { tablesInOrder } from './tables-in-order';

/** A backup that cannot be restored, with a message for the operator; nothing was changed. */
export class CopyRefused extends Error {
  override readonly name = 'CopyRefused';
}

const headSchema = v.object({ format: v.literal(1), migrations: v.array(v.string()) });
const rowsAtOnce = 500;

/**
 * Replaces all data with a backup of `backUp`, in one transaction. The tables of an older backup are made as they were then, and
 * migrated with its rows in them.
 * @param folder the lender's migrations, `drizzle/`; all of them have run
 * @throws {CopyRefused} for a file that is damaged or newer than this lender, and if borrowers would be lost, unless `overwrite`
 * allows that
 */
export async function restore(
  store: PictureStore,
  file: string,
  { overwrite, folder }: { readonly overwrite: boolean; readonly folder: string },
): Promise<BackupCounts> {
  const done = await checkWhole(file);
  const steps = stepsIn(folder);
  if (done.some((hash, index) => steps[index]?.hash !== hash))
    throw new CopyRefused('A newer version of the lender made this backup. Restore it with that version.');
  return transaction(async () => {
    if (!overwrite && (await db().select().from(borrowers).limit(1)).length > 0)
      throw new CopyRefused('The database already has borrowers. Use --overwrite to replace them.');
    const later = steps.slice(done.length);
    if (later.length > 0) {
      await dropSchema();
      await runSteps(steps.slice(0, done.length));
    }
    await truncateAll();
    const copied = await putBack(store, linesOf(file), new Set(await tablesInOrder()));
    await runSteps(later);
    return copied;
  });
}

async function truncateAll(): Promise<void> {
  const tables = (await tablesInOrder()).map((name) => sql.identifier(name));
  await writableDb().execute(sql`truncate ${sql.join(tables, sql`, `)} cascade`);
}

async function putBack(
  store: PictureStore,
  lines: AsyncIterable<Line>,
  tables: ReadonlySet<string>,
): Promise<BackupCounts> {
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

/** Whether the system refused a file, by its code: gzip has codes of its own. */
const isUnreadable = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'syscall' in error;

/**
 * Reads the file once before anything is changed, and checks the count and hash in its last line.
 * @returns the migrations that had run when it was made
 */
async function checkWhole(file: string): Promise<readonly string[]> {
  const hash = createHash('sha256');
  let rows = 0;
  let end = '';
  let head = '{}';
  try {
    for await (const line of textOf(file)) {
      if (line.startsWith('end ')) end = line;
      else hash.update(`${line}\n`);
      if (line.startsWith('row ')) rows += 1;
      if (line.startsWith('copy ')) head = line.slice('copy '.length);
    }
  } catch (cause) {
    const why = isUnreadable(cause) ? 'cannot be read' : 'is not a backup';
    throw new CopyRefused(`${file} ${why}.`, { cause });
  }
  if (end !== `end ${String(rows)} ${hash.digest('hex')}`)
    throw new CopyRefused(`${file} is an incomplete backup.`);
  return v.parse(headSchema, JSON.parse(head)).migrations;
}
