import { codes } from '@clearloan/api-client/declare';
import { msg } from '@lingui/core/macro';
import { and, eq, lt, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { realNow } from '../clock/clock';
import { db, savepoint, transaction } from '../database/connection';
import { isSqlState } from '../database/sql-state';
import { fingerprint } from './fingerprint';
import { Refused, refuse } from './refusal';
import { replySchema, type Reply } from './reply';
import { keptReplies } from './tables';

/** A call that must have one effect however often it arrives. */
export interface OnceOnly {
  readonly borrowerId: string;
  readonly path: string;
  /** The decoded request. */
  readonly request: unknown;
  /** The caller's Idempotency-Key; without one the request itself is the key, for a shorter time. */
  readonly key: string | undefined;
}

const keptMs = 24 * 60 * 60_000;
/** Long enough for a lost reply and its repeat; the same words may then be meant anew. */
const keptWithoutKeyMs = 5 * 60_000;
const lockNotAvailable = '55P03';

/**
 * Runs the work once and keeps its reply in the same transaction as its effect; a repeat gets the kept reply.
 * A refusal is kept too, its effects undone: a repeat must not try the same wrong code twice.
 * Refuses with 1005 when the key carried another request, with 1004 when the first one is still working after 2 s.
 */
export async function once(
  call: OnceOnly,
  work: () => Promise<Reply>,
  refusedReply: (refused: Refused) => Reply,
) {
  const bodyHash = await fingerprint(call.request);
  const key = call.key ?? `body:${bodyHash}`;
  return transaction(async () => {
    const isFirst = await claim(call, key, bodyHash);
    if (!isFirst) return keptReply(call, key, bodyHash);
    const reply = await undoingRefusals(work, refusedReply);
    await db().update(keptReplies).set({ reply }).where(at(call, key));
    return reply;
  });
}

async function undoingRefusals(work: () => Promise<Reply>, refusedReply: (refused: Refused) => Reply) {
  try {
    return await savepoint(work);
  } catch (error) {
    if (error instanceof Refused) return refusedReply(error);
    throw error;
  }
}

/**
 * Takes the key for this transaction; waits at most 2 s for another that has it. A repeat only reads: were it to lock
 * the row, many repeats would queue behind each other's commits.
 */
async function claim(call: OnceOnly, key: string, bodyHash: string): Promise<boolean> {
  const { borrowerId, path } = call;
  const now = realNow();
  const lifeMs = call.key === undefined ? keptWithoutKeyMs : keptMs;
  const fresh = { bodyHash, reply: null, expiresAt: new Date(now.getTime() + lifeMs) };
  return withinTwoSeconds(async () => {
    const taken = await db()
      .insert(keptReplies)
      .values({ borrowerId, path, key, ...fresh })
      .onConflictDoNothing()
      .returning({ key: keptReplies.key });
    if (taken.length > 0) return true;
    const renewed = await db()
      .update(keptReplies)
      .set(fresh)
      .where(and(at(call, key), lt(keptReplies.expiresAt, now)))
      .returning({ key: keptReplies.key });
    return renewed.length > 0;
  });
}

/** The database waits for another transaction's row; for no longer than a borrower would. */
async function withinTwoSeconds<Result>(work: () => Promise<Result>): Promise<Result> {
  await db().execute(sql`set local lock_timeout = '2s'`);
  try {
    const result = await work();
    await db().execute(sql`set local lock_timeout = 0`);
    return result;
  } catch (error) {
    if (!isSqlState(error, lockNotAvailable)) throw error;
    throw refuse(codes.processing, msg`We are still working on this. Please wait a moment.`, {
      processing: true,
    });
  }
}

async function keptReply(call: OnceOnly, key: string, bodyHash: string): Promise<Reply> {
  const [kept] = await db().select().from(keptReplies).where(at(call, key));
  if (kept?.bodyHash !== bodyHash) {
    throw refuse(codes.keyReused, msg`This was already sent with other details. Please start again.`);
  }
  return v.parse(replySchema, kept.reply);
}

const at = ({ borrowerId, path }: OnceOnly, key: string) =>
  and(eq(keptReplies.borrowerId, borrowerId), eq(keptReplies.path, path), eq(keptReplies.key, key));

/** Forgets replies whose time is over. */
export async function removeExpiredReplies(): Promise<void> {
  await db().delete(keptReplies).where(lt(keptReplies.expiresAt, realNow()));
}
