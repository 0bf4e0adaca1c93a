import { eq, inArray, sql } from 'drizzle-orm';
import { realNow } from '../../platform/context/clock';
import { inSeparateTransaction, db, writableDb } from '../../platform/database/connection';
import type { JobItemSource, JobItem } from '../../platform/jobs/for-each-item';
import { isComplete, type PictureStore } from './picture-store';
import { pictures } from '../../platform/database/schema/certification';

/** Longer than any upload takes: the row of recently stored bytes may not be inserted yet. */
const graceMs = 60 * 60_000;
const lookupBatchSize = 500;

/**
 * Locks bytes in the current transaction: nobody else inserts a picture with them or removes them. Otherwise bytes could be
 * removed between the check and the insert.
 */
export async function lockBytes(sha256: string): Promise<void> {
  await writableDb().execute(sql`select pg_advisory_xact_lock(hashtext(${`bytes ${sha256}`}))`);
}

/** Removes bytes that no picture uses. */
export const removeUnused = (store: PictureStore, sha256: string): Promise<void> =>
  inSeparateTransaction(() => lockAndRemoveUnused(store, sha256));

async function lockAndRemoveUnused(store: PictureStore, sha256: string): Promise<void> {
  await lockBytes(sha256);
  const [used] = await db().select().from(pictures).where(eq(pictures.sha256, sha256)).limit(1);
  if (used === undefined) await store.remove(sha256);
}

/** Bytes without a picture, and unfinished files, once they are an hour old: they are removed. */
export const orphanedPictures = (store: PictureStore): JobItemSource =>
  async function* () {
    const cutoffMs = realNow().getTime() - graceMs;
    let completeNames: string[] = [];
    for await (const object of store.list()) {
      const { name, storedAt } = object;
      if (storedAt.getTime() > cutoffMs) continue;
      if (isComplete(object)) completeNames.push(name);
      else yield { key: name, work: () => store.remove(name) };
      if (completeNames.length < lookupBatchSize) continue;
      yield* orphansAmong(store, completeNames);
      completeNames = [];
    }
    yield* orphansAmong(store, completeNames);
  };

async function* orphansAmong(store: PictureStore, hashes: readonly string[]): AsyncGenerator<JobItem> {
  if (hashes.length === 0) return;
  const rows = await db()
    .selectDistinct({ sha256: pictures.sha256 })
    .from(pictures)
    .where(inArray(pictures.sha256, [...hashes]));
  const used = new Set(rows.map(({ sha256 }) => sha256));
  for (const sha256 of hashes)
    if (!used.has(sha256)) yield { key: sha256, work: () => lockAndRemoveUnused(store, sha256) };
}
