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

/**
 * Runs the work once and keeps its reply in the same transaction as its effect; a repeat gets the kept reply. A refusal
 * is kept under its key too, its effects undone: a repeat must not try the same wrong code twice. Without a key a refusal
 * is not kept, for the same words may be right a moment later.
 * Refuses with 1005 when the key carried another request, with 1004 when the first one is still working after 2 s.
 * @param lock what the work needs and waits for; what it throws is no reply of this call and is not kept
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
 * Takes the key for this transaction; waits at most 2 s for another that has it. A repeat only reads: were it to lock
 * the row, many repeats would queue behind each other's commits.
 */
async function claim(call: OnceOnly, key: string, bodyHash: string): Promise<boolean> {
  const { borrowerId, path } = call;
  const now = realNow();
  const lifeMs = call.key === undefined ? keptWithoutKeyMs : keptMs;
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

/** Forgets replies whose time is over. */
export async function removeExpiredReplies(): Promise<void> {
  await writableDb().delete(keptReplies).where(lt(keptReplies.expiresAt, realNow()));
}
