import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import { codes } from '@clearloan/api-client/declare';
import type { CodePurpose } from '@clearloan/auth/contract';
import { msg } from '@lingui/core/macro';
import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { realNow } from '../../platform/context/clock';
import { outsideTransaction, db, writableDb } from '../../platform/database/connection';
import { refuse } from '../../platform/context/refusal';
import { codeGuesses, smsCodes } from '../../platform/database/schema/borrowers';

/** A code as the borrower typed it, and its purpose. */
export interface TypedCode {
  readonly phone: string;
  /** A code for one purpose is invalid for all others. */
  readonly purpose: CodePurpose;
  readonly code: string;
}

/** The hash includes the phone and the purpose, so that the code is bound to them. */
const hashOf = (codeId: string, { phone, purpose, code }: TypedCode) =>
  createHash('sha256').update([codeId, phone, purpose, code].join(' ')).digest('base64url');

/** Stores a new code; only its hash is stored. */
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
 * Consumes the newest code for this phone and purpose in the current transaction, and is rolled back with it. The guess is
 * counted separately and stays. Rejects with 1101 and the tries left, 1102 if there is no valid code, 1103 if its tries are
 * used up.
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

/** Only the newest code is valid; requesting another one invalidates it. */
async function newestCode({ phone, purpose }: TypedCode) {
  const [newest] = await db()
    .select()
    .from(smsCodes)
    .where(and(eq(smsCodes.phone, phone), eq(smsCodes.purpose, purpose)))
    .orderBy(desc(smsCodes.sentAt))
    .limit(1);
  return newest?.usedAt === null ? newest : undefined;
}

/** Counts a guess in one statement, so that concurrent guesses cannot get the same number. @returns its number */
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

/** Expires all unused codes of a phone. @returns their number */
export async function expireCodes(phone: string): Promise<number> {
  const now = realNow();
  const expired = await writableDb()
    .update(smsCodes)
    .set({ expiresAt: now })
    .where(and(eq(smsCodes.phone, phone), isNull(smsCodes.usedAt), gt(smsCodes.expiresAt, now)))
    .returning({ codeId: smsCodes.codeId });
  return expired.length;
}

/** Deletes old codes. The limits look back one hour. */
export async function removeOldCodes(): Promise<void> {
  await writableDb()
    .delete(smsCodes)
    .where(lt(smsCodes.sentAt, new Date(realNow().getTime() - 2 * 60 * 60_000)));
}

/** The rules of one-time codes: short-lived, few tries, and a limited number per device. Real time. */
export const codeRules = {
  digits: 6,
  lifeMs: 5 * 60_000,
  /** Guesses per code; the last wrong one invalidates it. */
  guesses: 5,
  /** Between two codes for one phone and purpose, by text or by call. */
  resendMs: 60_000,
  /**
   * By phone and by network for public codes; by borrower inside a session, so that a stranger cannot use up the codes with
   * which a borrower signs.
   */
  perHour: { phone: 5, network: 20, session: 10 },
} as const;

export const hourMs = 60 * 60_000;
