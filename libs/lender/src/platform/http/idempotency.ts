import { codes, isSuccess } from '@clearloan/api-client/declare';
import { msg } from '@lingui/core/macro';
import { and, eq, lt } from 'drizzle-orm';
import * as v from 'valibot';
import { realNow } from '../context/clock';
import { db, savepoint, transaction, writableDb } from '../database/connection';
import { waitForLocks } from '../context/lock-borrower';
import { fingerprint } from './fingerprint';
import { Refused, refuse } from '../context/refusal';
import { replySchema, type Reply } from './reply';
import { keptReplies } from '../database/schema/http';

/** A request that must have one effect however often it is sent. */
export interface OnceOnly {
  readonly borrowerId: string;
  readonly path: string;
  readonly request: unknown;
  /** The caller's Idempotency-Key. Without one, the request itself is the key, for a shorter time. */
  readonly key: string | undefined;
}

/** How long replies are kept. */
export const repliesAreKept = {
  withKeyMs: 24 * 60 * 60_000,
  /** Long enough for a lost response and its retry. Later, an equal request may be a new one. */
  withoutKeyMs: 5 * 60_000,
  /** Matches the keys of requests without one. */
  keyless: 'body:%',
} as const;

/**
 * Runs the work once and stores its reply in the same transaction as its effect; a repeat gets the stored reply. A rejection is
 * also stored under its key, with its effects rolled back, because a repeat must not try the same wrong code twice. Without a
 * key, rejections are not stored, because the same request may succeed a moment later. Rejects with 1005 if the key was used
 * for another request, and with 1004 if the first request is still running after 2 s.
 * @param lock takes the locks that the work needs; an error it throws is not stored
 */
export async function answerOnce<Ready>(
  call: OnceOnly,
  lock: () => Promise<Ready>,
  work: (ready: Ready) => Promise<Reply>,
  refusedReply: (refused: Refused) => Reply,
): Promise<Reply> {
  const bodyHash = await fingerprint(call.request);
  const key = call.key ?? `body:${bodyHash}`;
  return transaction(async () => {
    const isFirst = await claim(call, key, bodyHash);
    if (!isFirst) return keptReply(call, key, bodyHash);
    const ready = await lock();
    const reply = await undoingRefusals(() => work(ready), refusedReply);
    const isKept = call.key !== undefined || isSuccess(reply.code);
    await (isKept
      ? writableDb().update(keptReplies).set({ reply }).where(at(call, key))
      : writableDb().delete(keptReplies).where(at(call, key)));
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
 * Claims the key for this transaction; waits at most 2 s for another one that holds it. A repeat only reads: if it locked the
 * row, many repeats would queue behind each other's commits.
 */
async function claim(call: OnceOnly, key: string, bodyHash: string): Promise<boolean> {
  const { borrowerId, path } = call;
  const now = realNow();
  const lifeMs = call.key === undefined ? repliesAreKept.withoutKeyMs : repliesAreKept.withKeyMs;
  const fresh = { bodyHash, reply: null, expiresAt: new Date(now.getTime() + lifeMs) };
  return waitForLocks(2, async () => {
    const taken = await writableDb()
      .insert(keptReplies)
      .values({ borrowerId, path, key, ...fresh })
      .onConflictDoNothing()
      .returning({ key: keptReplies.key });
    if (taken.length > 0) return true;
    const renewed = await writableDb()
      .update(keptReplies)
      .set(fresh)
      .where(and(at(call, key), lt(keptReplies.expiresAt, now)))
      .returning({ key: keptReplies.key });
    return renewed.length > 0;
  });
}

async function keptReply(call: OnceOnly, key: string, bodyHash: string): Promise<Reply> {
  const [kept] = await db().select().from(keptReplies).where(at(call, key));
  if (kept?.bodyHash !== bodyHash) {
    throw refuse(codes.keyReused, msg`This was already sent with different details. Start again.`);
  }
  return v.parse(replySchema, kept.reply);
}

const at = ({ borrowerId, path }: OnceOnly, key: string) =>
  and(eq(keptReplies.borrowerId, borrowerId), eq(keptReplies.path, path), eq(keptReplies.key, key));

export const removeExpiredReplies = () =>
  writableDb().delete(keptReplies).where(lt(keptReplies.expiresAt, realNow()));
