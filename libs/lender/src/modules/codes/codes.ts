import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import { codes } from '@clearloan/api-client/declare';
import type { CodeUse } from '@clearloan/session/contract';
import { msg } from '@lingui/core/macro';
import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { realNow } from '../../platform/context/clock';
import { inSeparateTransaction, db, writableDb } from '../../platform/database/connection';
import { refuse } from '../../platform/context/refusal';
import { codeGuesses, smsCodes } from '../../platform/database/schema/borrowers';

/** A code as the borrower typed it, and its purpose. */
export interface TypedCode {
  readonly phone: string;
  /** A code for one purpose is invalid for all others. */
  readonly purpose: CodeUse;
  readonly code: string;
}

/** Whom a code is for: a borrower with a session, a known device, or everybody else in a network. */
export type Requester = `borrower ${string}` | `device ${string}` | NetworkRequester;
const networkRequester = 'network ';
type NetworkRequester = `${typeof networkRequester}${string}`;
const isNetwork = (requester: string): boolean => requester.startsWith(networkRequester);

/** The hash includes the phone and the purpose, so that the code is bound to them. */
const hashOf = (codeId: string, { phone, purpose, code }: TypedCode) =>
  createHash('sha256').update([codeId, phone, purpose, code].join(' ')).digest('base64url');

/** Stores a new code; only its hash is stored. @param networks those of the request, if limits by network apply to it */
export async function storeCode(
  typed: TypedCode,
  requester: string,
  networks: readonly string[] = [],
): Promise<void> {
  const [codeId, sentAt] = [randomUUID(), realNow()];
  const { phone, purpose } = typed;
  const expiresAt = new Date(sentAt.getTime() + codeRules.lifeMs);
  await writableDb()
    .insert(smsCodes)
    .values({
      codeId,
      phone,
      purpose,
      requester,
      sentAt,
      expiresAt,
      codeHash: hashOf(codeId, typed),
      networks: [...networks],
    });
  await writableDb().insert(codeGuesses).values({ codeId });
}

/**
 * Consumes a code in the current transaction, and is rolled back with it. The guess is counted separately and stays. Rejects with
 * 1101 and the tries left, 1102 if there is no valid code, 1103 if its tries are used up.
 * @param requesters whose codes the caller may use, the first with a valid one; the newest of all if absent
 */
export async function consumeCode(typed: TypedCode, requesters?: readonly Requester[]): Promise<void> {
  const found = await findCode(typed, requesters);
  if (found === undefined) throw expired();
  const { codeId, codeHash } = found.code;
  const guesses = await countGuess(codeId, found.counter);
  if (guesses === undefined) throw locked();
  if (!isSame(codeHash, hashOf(codeId, typed))) {
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
    .where(and(eq(smsCodes.codeId, codeId), isNull(smsCodes.usedAt)))
    .returning({ codeId: smsCodes.codeId });
  if (used.length === 0) throw expired();
}

/**
 * The code that a guess is about, and where the guess counts. Of each requester only the newest code is valid. A network without a valid
 * code may use that of another one, because a phone changes between Wi-Fi and its carrier; such guesses are counted separately.
 */
async function findCode({ phone, purpose }: TypedCode, requesters?: readonly Requester[]) {
  const sent = await db()
    .select()
    .from(smsCodes)
    .where(and(eq(smsCodes.phone, phone), eq(smsCodes.purpose, purpose), gt(smsCodes.expiresAt, realNow())))
    .orderBy(desc(smsCodes.sentAt));
  const isUnused = (code: (typeof sent)[number] | undefined) => (code?.usedAt === null ? code : undefined);
  if (requesters === undefined) {
    const code = isUnused(sent[0]);
    return code && { code, counter: 'guesses' as const };
  }
  for (const each of requesters) {
    const code = isUnused(sent.find(({ requester }) => requester === each));
    if (code !== undefined) return { code, counter: 'guesses' as const };
  }
  if (!requesters.some(isNetwork)) return undefined;
  const code = isUnused(
    sent.find(({ requester }) => isNetwork(requester) && !requesters.some((each) => each === requester)),
  );
  return code && { code, counter: 'guessesElsewhere' as const };
}

/** Counts a guess in one statement, so that concurrent guesses cannot get the same number. @returns its number */
async function countGuess(
  codeId: string,
  counter: 'guesses' | 'guessesElsewhere',
): Promise<number | undefined> {
  const column = codeGuesses[counter];
  const [counted] = await inSeparateTransaction(() =>
    writableDb()
      .update(codeGuesses)
      .set({ [counter]: sql`${column} + 1` })
      .where(and(eq(codeGuesses.codeId, codeId), lt(column, codeRules.guesses)))
      .returning({ guesses: column }),
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
export const removeOldCodes = () =>
  writableDb()
    .delete(smsCodes)
    .where(lt(smsCodes.sentAt, new Date(realNow().getTime() - 2 * 60 * 60_000)));

/** The rules of one-time codes: short-lived, few tries, and a limited number per device. Real time. */
export const codeRules = {
  digits: 6,
  lifeMs: 5 * 60_000,
  /** Guesses per code; the last wrong one invalidates it. */
  guesses: 5,
  /** Between two codes for one phone and purpose to one requester, by text or by call. */
  resendMs: 60_000,
  /** Codes of an hour. docs/threat-model.md lists who can use up each limit, and what is left to the borrower. */
  perHour: {
    /** Of a known device. */
    device: 5,
    /** From one address or /64, for any number; wider networks have a multiple. */
    network: 20,
    /** For one number, from the widest network of a caller. */
    phoneAndNetwork: 5,
    /** For one number, from all unknown devices. */
    phone: 10,
    /** To a borrower inside sessions, to sign with. */
    session: 10,
    /** For a borrower to new numbers, and to e-mail addresses; each receives no more from all borrowers. */
    newPhone: 5,
  },
} as const;
