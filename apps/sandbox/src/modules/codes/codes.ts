import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import { codes } from '@clearloan/api-client/declare';
import type { CodePurpose } from '@clearloan/auth/contract';
import { msg } from '@lingui/core/macro';
import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import { realNow } from '../../context/clock';
import { outsideTransaction, db, writableDb } from '../../database/connection';
import { refuse } from '../../context/refusal';
import { codeGuesses, smsCodes } from '../../database/schema/borrowers';

/** A code as the borrower typed it, and what it is typed for. */
export interface TypedCode {
  readonly phone: string;
  /** One sent for one purpose opens no other. */
  readonly purpose: CodePurpose;
  readonly code: string;
}

/** Hashed together with what it is bound to: a code of another phone or purpose has another hash. */
const hashOf = (codeId: string, { phone, purpose, code }: TypedCode) =>
  createHash('sha256').update([codeId, phone, purpose, code].join(' ')).digest('base64url');

/** Stores a code that was just made; only its hash is kept. */
export async function storeCode(typed: TypedCode, ip: string): Promise<void> {
  const [codeId, sentAt] = [randomUUID(), realNow()];
  const { phone, purpose } = typed;
  const expiresAt = new Date(sentAt.getTime() + codeRules.lifeMs);
  await writableDb()
    .insert(smsCodes)
    .values({ codeId, phone, purpose, codeHash: hashOf(codeId, typed), ip, sentAt, expiresAt });
  await writableDb().insert(codeGuesses).values({ codeId });
}

/**
 * Uses up the newest code sent to this phone for this purpose, as part of the running transaction: undone with it.
 * A guess is counted apart from it and stays. Refuses with 1101 and the tries left, 1102 when there is none alive,
 * 1103 when its tries are used up.
 */
export async function consumeCode(typed: TypedCode): Promise<void> {
  const newest = await newestCode(typed);
  if (newest === undefined || newest.expiresAt <= realNow()) throw expired();
  const guesses = await countGuess(newest.codeId);
  if (guesses === undefined) throw locked();
  if (!isSame(newest.codeHash, hashOf(newest.codeId, typed))) {
    const triesLeft = codeRules.guesses - guesses;
    throw triesLeft === 0
      ? locked()
      : refuse(codes.wrongCode, msg`That code isn’t right. Check the message again.`, {
          field: 'smsCode',
          triesLeft,
        });
  }
  const used = await writableDb()
    .update(smsCodes)
    .set({ usedAt: realNow() })
    .where(and(eq(smsCodes.codeId, newest.codeId), isNull(smsCodes.usedAt)))
    .returning({ codeId: smsCodes.codeId });
  if (used.length === 0) throw expired();
}

/** Only the newest counts: asking again ends the one before. */
async function newestCode({ phone, purpose }: TypedCode) {
  const [newest] = await db()
    .select()
    .from(smsCodes)
    .where(and(eq(smsCodes.phone, phone), eq(smsCodes.purpose, purpose)))
    .orderBy(desc(smsCodes.sentAt))
    .limit(1);
  return newest?.usedAt === null ? newest : undefined;
}

/** Counts a guess in one statement, so that guesses at the same moment cannot share a number. @returns its number */
async function countGuess(codeId: string): Promise<number | undefined> {
  const [counted] = await outsideTransaction(() =>
    writableDb()
      .update(codeGuesses)
      .set({ guesses: sql`${codeGuesses.guesses} + 1` })
      .where(and(eq(codeGuesses.codeId, codeId), lt(codeGuesses.guesses, codeRules.guesses)))
      .returning({ guesses: codeGuesses.guesses }),
  );
  return counted?.guesses;
}

const isSame = (one: string, other: string) => timingSafeEqual(Buffer.from(one), Buffer.from(other));

const expired = () =>
  refuse(codes.codeExpired, msg`This code no longer works. Request a new one.`, { field: 'smsCode' });
const locked = () =>
  refuse(codes.codeLocked, msg`Too many wrong codes. Request a new one.`, {
    field: 'smsCode',
    triesLeft: 0,
  });

/** Forgets codes that have played their part; an hour is what the limits look back. */
export async function removeOldCodes(): Promise<void> {
  await writableDb()
    .delete(smsCodes)
    .where(lt(smsCodes.sentAt, new Date(realNow().getTime() - 2 * 60 * 60_000)));
}

/** The rules of one-time codes: short, few tries, and not too many to one device. Real time. */
export const codeRules = {
  digits: 6,
  lifeMs: 5 * 60_000,
  /** Guesses at one code; the last wrong one kills it. */
  guesses: 5,
  /** Between two codes for one phone and purpose, however they are sent. */
  resendMs: 60_000,
  /**
   * By phone and by network where anybody may ask; by borrower inside a session, so that no stranger uses up what a borrower
   * signs with.
   */
  perHour: { phone: 5, network: 20, session: 10 },
} as const;

export const hourMs = 60 * 60_000;
