import { createHash, randomUUID } from 'node:crypto';
import { codes } from '@clearloan/api-client/declare';
import { msg } from '@lingui/core/macro';
import { and, count, desc, eq, gt } from 'drizzle-orm';
import { lockBorrowerRow } from '../../context/lock-borrower';
import { realNow } from '../../context/clock';
import { afterCommit, db, transaction, writableDb } from '../../database/connection';
import { refuse } from '../../context/refusal';
import { sessionExpired } from '../../context/refusal';
import { cleanPicture, pictureLimits } from './clean-picture';
import type { PictureStore } from './picture-store';
import { pictures } from '../../database/schema/certification';
import { lockBytes, removeUnused, sweep } from './unused-bytes';

interface NewPicture {
  readonly file: Blob;
  readonly purpose: string;
  /** Made by the phone: a repeat with the same one is the same picture. */
  readonly uploadId?: string | undefined;
  /** What the module finds it by. */
  readonly note?: string;
}

/** A picture whose bytes are stored, and that is not written down yet. */
export interface PreparedPicture extends Omit<NewPicture, 'file'> {
  readonly borrowerId: string;
  readonly sha256: string;
  /** The picture as it is kept: a clean JPEG. */
  readonly bytes: Buffer;
}

/** A picture that was taken in. */
interface StoredPicture {
  readonly imageId: string;
  /** Its address on our own origin; only its owner gets it. */
  readonly url: string;
}

/** The purpose of a picture that is not good enough: kept, but no form can refer to it. */
export const setAside = 'set aside';

/** Takes pictures in and gives them out to their owners. */
export interface PictureService {
  /**
   * Looks first and stores after: the slow part of taking a picture in, for outside a transaction. Refuses with 1006 the
   * thirty-first of a day and with 1401 what is no proper picture; neither leaves a byte.
   */
  readonly prepare: (borrowerId: string, picture: NewPicture) => Promise<PreparedPicture>;
  /** Writes a prepared picture down, in the running transaction if there is one. @returns its id */
  readonly keep: (picture: PreparedPicture) => Promise<string>;
  /** Removes the bytes of a prepared picture, unless a picture refers to them. */
  readonly discard: (picture: PreparedPicture) => Promise<void>;
  /** Keeps a prepared picture in a transaction of its own; one that is refused is discarded. @returns its id */
  readonly keepOrDiscard: (picture: PreparedPicture) => Promise<string>;
  /** Takes a picture in: prepares it, and keeps it in a transaction of its own. */
  readonly take: (borrowerId: string, picture: NewPicture) => Promise<StoredPicture>;
  /** The bytes, or undefined when there is no such picture of this borrower. */
  readonly give: (borrowerId: string, imageId: string) => Promise<Buffer | undefined>;
  /** Removes all pictures of a borrower: what is written of them now, their bytes when that is committed. */
  readonly removeAllOf: (borrowerId: string) => Promise<void>;
  /** Removes what no picture refers to and nobody has just stored. */
  readonly sweep: () => Promise<void>;
  /** Removes every byte there is: the console's clean start. */
  readonly empty: () => Promise<void>;
  readonly urlOf: (imageId: string) => string;
}

const dayMs = 24 * 60 * 60_000;
const isUuid = (text: string) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

/** Whether this borrower has a picture of this id for this purpose: what a form refers to. */
export async function hasPicture(borrowerId: string, imageId: string, purpose: string): Promise<boolean> {
  if (!isUuid(imageId)) return false;
  const [row] = await db()
    .select({ imageId: pictures.imageId })
    .from(pictures)
    .where(
      and(eq(pictures.borrowerId, borrowerId), eq(pictures.imageId, imageId), eq(pictures.purpose, purpose)),
    );
  return row !== undefined;
}

/** The newest picture of this borrower for this purpose, of those that bear the note when one is given. */
export async function newestPicture(borrowerId: string, purpose: string, note?: string) {
  const [row] = await db()
    .select({ imageId: pictures.imageId, storedAt: pictures.storedAt })
    .from(pictures)
    .where(
      and(
        eq(pictures.borrowerId, borrowerId),
        eq(pictures.purpose, purpose),
        note === undefined ? undefined : eq(pictures.note, note),
      ),
    )
    .orderBy(desc(pictures.storedAt))
    .limit(1);
  return row;
}

export function createPictureService(store: PictureStore, prefix: string): PictureService {
  const urlOf = (imageId: string) => `${prefix}/pictures/${imageId}`;
  const prepare: PictureService['prepare'] = (borrowerId, picture) => prepareIn(store, borrowerId, picture);
  const keep: PictureService['keep'] = (picture) => transaction(() => writeOnce(store, picture));
  // A store that is down now must not turn an answer into a failure: what it still holds is swept later.
  const discard = ({ sha256 }: Pick<PreparedPicture, 'sha256'>) =>
    removeUnused(store, sha256).catch(() => undefined);
  const keepOrDiscard: PictureService['keepOrDiscard'] = async (picture) => {
    try {
      return await keep(picture);
    } catch (error) {
      await discard(picture);
      throw error;
    }
  };
  return {
    ...{ urlOf, prepare, keep, discard, keepOrDiscard },
    take: async (borrowerId, picture) => {
      const imageId = await keepOrDiscard(await prepare(borrowerId, picture));
      return { imageId, url: urlOf(imageId) };
    },
    give: async (borrowerId, imageId) => {
      if (!isUuid(imageId)) return undefined;
      const [row] = await db()
        .select({ sha256: pictures.sha256 })
        .from(pictures)
        .where(and(eq(pictures.borrowerId, borrowerId), eq(pictures.imageId, imageId)));
      return row === undefined ? undefined : store.get(row.sha256);
    },
    removeAllOf: async (borrowerId) => {
      const gone = await writableDb().delete(pictures).where(eq(pictures.borrowerId, borrowerId)).returning();
      await afterCommit(async () => {
        for (const picture of gone) await discard(picture);
      });
    },
    sweep: () => sweep(store),
    empty: async () => {
      for await (const { name } of store.list()) await store.remove(name);
    },
  };
}

/** Admits, cleans and stores; a picture that came earlier under its uploadId is that one again. */
async function prepareIn(
  store: PictureStore,
  borrowerId: string,
  { file, ...facts }: NewPicture,
): Promise<PreparedPicture> {
  const earlier = await admit(borrowerId, facts.uploadId);
  const kept = earlier === undefined ? undefined : await store.get(earlier.sha256);
  if (earlier !== undefined && kept !== undefined) {
    return { ...facts, borrowerId, sha256: earlier.sha256, bytes: kept };
  }
  const bytes = await cleanPicture(file);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  await store.put(sha256, bytes);
  return { ...facts, borrowerId, sha256, bytes };
}

/**
 * Writes the picture down under the borrower's lock, so that the daily limit holds and no erasure comes between. Under the lock of its bytes nobody
 * removes them: those that went since they were stored are stored again.
 */
async function writeOnce(store: PictureStore, picture: PreparedPicture): Promise<string> {
  const { borrowerId, purpose, sha256, bytes, uploadId, note } = picture;
  if ((await lockBorrowerRow(borrowerId)) === undefined) throw sessionExpired();
  const earlier = await admit(borrowerId, uploadId);
  if (earlier !== undefined) return earlier.imageId;
  await lockBytes(sha256);
  if (!(await store.has(sha256))) await store.put(sha256, bytes);
  const imageId = randomUUID();
  await writableDb()
    .insert(pictures)
    .values({ imageId, borrowerId, purpose, sha256, storedAt: realNow(), uploadId, note });
  return imageId;
}

/** The picture that came earlier under this uploadId; refuses with 1006 a new one beyond the daily limit. */
async function admit(borrowerId: string, uploadId: string | undefined) {
  const earlier = uploadId === undefined ? undefined : await findUpload(borrowerId, uploadId);
  if (earlier !== undefined) return earlier;
  const dayAgo = new Date(realNow().getTime() - dayMs);
  const [today] = await db()
    .select({ taken: count() })
    .from(pictures)
    .where(and(eq(pictures.borrowerId, borrowerId), gt(pictures.storedAt, dayAgo)));
  if ((today?.taken ?? 0) < pictureLimits.aDay) return undefined;
  throw refuse(codes.tooMany, msg`You’ve sent a lot of photos today. Continue tomorrow.`, {
    retryAfter: dayMs / 1000,
  });
}

async function findUpload(borrowerId: string, uploadId: string) {
  const [row] = await db()
    .select({ imageId: pictures.imageId, sha256: pictures.sha256 })
    .from(pictures)
    .where(and(eq(pictures.borrowerId, borrowerId), eq(pictures.uploadId, uploadId)));
  return row;
}
