import { createHash, randomUUID } from 'node:crypto';
import { codes } from '@clearloan/api-client/declare';
import { msg } from '@lingui/core/macro';
import { and, count, desc, eq, gt, sql } from 'drizzle-orm';
import { realNow } from '../clock/clock';
import { db, transaction, writableDb } from '../database/connection';
import { refuse } from '../http/refusal';
import { cleanPicture, pictureLimits } from './clean-picture';
import type { PictureStore } from './picture-store';
import { pictures } from './tables';

/** A picture that was taken in. */
interface StoredPicture {
  readonly imageId: string;
  /** Its address on our own origin; only its owner gets it. */
  readonly url: string;
  /** The picture as it is kept: a clean JPEG. */
  readonly bytes: Buffer;
}

interface NewPicture {
  readonly file: Blob;
  readonly purpose: string;
  /** Made by the phone: a repeat with the same one is the same picture. */
  readonly uploadId?: string | undefined;
  /** What the domain wants to find it by. */
  readonly note?: string;
}

/** Takes pictures in and gives them out to their owners. */
export interface PictureRoom {
  /** Refuses with 1401 what is no proper picture, with 1006 the thirty-first of a day. */
  readonly take: (borrowerId: string, picture: NewPicture) => Promise<StoredPicture>;
  /** The bytes, or undefined when there is no such picture of this borrower. */
  readonly give: (borrowerId: string, imageId: string) => Promise<Buffer | undefined>;
  /** Not good enough: kept, but for no purpose, so that no form can refer to it. */
  readonly setAside: (borrowerId: string, imageId: string) => Promise<void>;
  /** Removes all pictures of a borrower. */
  readonly removeAllOf: (borrowerId: string) => Promise<void>;
  /** Removes every picture there is: the console's clean start. */
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

export function createPictureRoom(store: PictureStore, prefix: string): PictureRoom {
  const urlOf = (imageId: string) => `${prefix}/pictures/${imageId}`;
  return {
    urlOf,
    take: async (borrowerId, picture) => {
      const bytes = await cleanPicture(picture.file);
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      await store.put(sha256, bytes);
      const imageId = await transaction(() => noteOnce(borrowerId, sha256, picture));
      return { imageId, url: urlOf(imageId), bytes };
    },
    give: async (borrowerId, imageId) => {
      if (!isUuid(imageId)) return undefined;
      const [row] = await db()
        .select({ sha256: pictures.sha256 })
        .from(pictures)
        .where(and(eq(pictures.borrowerId, borrowerId), eq(pictures.imageId, imageId)));
      return row === undefined ? undefined : store.get(row.sha256);
    },
    setAside: async (borrowerId, imageId) => {
      const ofBorrower = and(eq(pictures.borrowerId, borrowerId), eq(pictures.imageId, imageId));
      await transaction(() =>
        writableDb().update(pictures).set({ purpose: 'set aside' }).where(ofBorrower),
      );
    },
    removeAllOf: async (borrowerId) => {
      const gone = await writableDb().delete(pictures).where(eq(pictures.borrowerId, borrowerId)).returning();
      for (const { sha256 } of gone) await removeUnused(store, sha256);
    },
    empty: async () => {
      const all = await db().selectDistinct({ sha256: pictures.sha256 }).from(pictures);
      for (const { sha256 } of all) await store.remove(sha256);
    },
  };
}

/** Removes the bytes that no picture refers to any more. */
async function removeUnused(store: PictureStore, sha256: string): Promise<void> {
  const [other] = await db().select().from(pictures).where(eq(pictures.sha256, sha256)).limit(1);
  if (other === undefined) await store.remove(sha256);
}

/** Writes the picture down; one at a time for a borrower, so that the daily limit holds. */
async function noteOnce(borrowerId: string, sha256: string, { purpose, uploadId, note }: NewPicture) {
  await writableDb().execute(sql`select pg_advisory_xact_lock(hashtext(${`pictures of ${borrowerId}`}))`);
  const earlier = uploadId === undefined ? undefined : await findUpload(borrowerId, uploadId);
  if (earlier !== undefined) return earlier;
  const storedAt = realNow();
  const [today] = await db()
    .select({ taken: count() })
    .from(pictures)
    .where(
      and(eq(pictures.borrowerId, borrowerId), gt(pictures.storedAt, new Date(storedAt.getTime() - dayMs))),
    );
  if ((today?.taken ?? 0) >= pictureLimits.aDay) {
    throw refuse(codes.tooMany, msg`You have sent many pictures today. Please go on tomorrow.`, {
      retryAfter: dayMs / 1000,
    });
  }
  const imageId = randomUUID();
  await writableDb()
    .insert(pictures)
    .values({ imageId, borrowerId, purpose, sha256, storedAt, uploadId, note });
  return imageId;
}

async function findUpload(borrowerId: string, uploadId: string): Promise<string | undefined> {
  const [row] = await db()
    .select({ imageId: pictures.imageId })
    .from(pictures)
    .where(and(eq(pictures.borrowerId, borrowerId), eq(pictures.uploadId, uploadId)));
  return row?.imageId;
}
