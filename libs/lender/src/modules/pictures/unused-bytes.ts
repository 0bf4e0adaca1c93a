import { eq, inArray, sql } from 'drizzle-orm';
import { realNow } from '../../platform/context/clock';
import { outsideTransaction, db, writableDb } from '../../platform/database/connection';
import { isWhole, type PictureStore, type StoredObject } from './picture-store';
import { pictures } from '../../platform/database/schema/certification';

/** Longer than any upload takes: the row of recently stored bytes may not be inserted yet. */
const graceMs = 60 * 60_000;
const lookedUpAtOnce = 500;

/**
 * Locks bytes in the current transaction: nobody else inserts a picture with them or removes them. Otherwise bytes could be
 * removed between the check and the insert.
 */
export async function lockBytes(sha256: string): Promise<void> {
  await writableDb().execute(sql`select pg_advisory_xact_lock(hashtext(${`bytes ${sha256}`}))`);
}

/** Removes bytes that no picture uses. */
export async function removeUnused(store: PictureStore, sha256: string): Promise<void> {
  await outsideTransaction(async () => {
    await lockBytes(sha256);
    const [used] = await db().select().from(pictures).where(eq(pictures.sha256, sha256)).limit(1);
    if (used === undefined) await store.remove(sha256);
  });
}

/** Removes bytes without a picture, and unfinished files, once they are an hour old. */
export async function sweep(store: PictureStore): Promise<void> {
  const before = realNow().getTime() - graceMs;
  let whole: string[] = [];
  for await (const object of store.list()) {
    if (object.storedAt.getTime() > before) continue;
    whole.push(...(await removeUnfinished(store, object)));
    if (whole.length < lookedUpAtOnce) continue;
    await removeUnusedOf(store, whole);
    whole = [];
  }
  await removeUnusedOf(store, whole);
}

async function removeUnfinished(store: PictureStore, object: StoredObject): Promise<readonly string[]> {
  if (isWhole(object)) return [object.name];
  await store.remove(object.name);
  return [];
}

async function removeUnusedOf(store: PictureStore, hashes: readonly string[]): Promise<void> {
  if (hashes.length === 0) return;
  const rows = await db()
    .selectDistinct({ sha256: pictures.sha256 })
    .from(pictures)
    .where(inArray(pictures.sha256, [...hashes]));
  const used = new Set(rows.map(({ sha256 }) => sha256));
  for (const sha256 of hashes) if (!used.has(sha256)) await removeUnused(store, sha256);
}
