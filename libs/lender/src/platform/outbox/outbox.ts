import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { realNow } from '../context/clock';
import { db, writableDb } from '../database/connection';
import { outboxMessages } from '../database/schema/outbox';
import type { JobItemSource } from '../jobs/for-each-item';
import { addJob } from '../jobs/queue';
import type { Adapter } from './adapter';
import { seal } from './seal';

/** The task that sends one message. */
export const deliverTaskName = 'deliver';

/** The longest time of an attempt, however many requests it needs. */
export const attemptMs = 20_000;
/** The lease of an attempt, after which another lender may send the message. The attempt has ended and is settled by then. */
export const leaseMs = attemptMs + 10_000;
/** A lost job (a killed lender, a restored backup) is detected after this time. */
const overdueMs = 10_000;
const keptMs = 30 * 24 * 60 * 60_000;

/**
 * Enqueues a message in the current transaction; throws outside one. It is sent after the commit.
 * @param body JSON; encrypted at rest
 * @param expiresAt when the message becomes useless, in real time
 * @param orderId the order that it is about; the message is erased with its borrower's account
 * @returns the id that the receiver gets
 */
export async function enqueue(
  adapter: Adapter,
  body: unknown,
  expiresAt: Date,
  orderId?: string,
): Promise<string> {
  const now = realNow();
  const [row] = await writableDb()
    .insert(outboxMessages)
    .values({
      port: adapter.port,
      orderId,
      body: seal(JSON.stringify(body), adapter.secrets[0]),
      createdAt: now,
      expiresAt,
      nextTryAt: now,
    })
    .returning({ messageId: outboxMessages.messageId });
  if (row === undefined) throw new Error('The message was not written.');
  await scheduleDelivery(row.messageId, 0);
  return row.messageId;
}

/** Adds the job that sends a message. */
export const scheduleDelivery = (messageId: string, delayMs: number): Promise<void> =>
  addJob(deliverTaskName, { messageId }, { key: `${deliverTaskName} ${messageId}`, delayMs });

/** Messages whose job is lost: their lender was killed between commit and response, or the rows were restored. */
export const unsentMessages: JobItemSource = async function* (isFree) {
  const overdue = await db()
    .select({ messageId: outboxMessages.messageId })
    .from(outboxMessages)
    .where(
      and(
        eq(outboxMessages.status, 'pending'),
        lt(outboxMessages.nextTryAt, new Date(realNow().getTime() - overdueMs)),
        isFree(outboxMessages.messageId),
      ),
    )
    .orderBy(outboxMessages.nextTryAt)
    .limit(1_000);
  for (const { messageId } of overdue) yield { key: messageId, work: () => scheduleDelivery(messageId, 0) };
};

/** Deletes old messages that were sent, have failed or have expired. */
export const removeOldOutbox = () =>
  writableDb()
    .delete(outboxMessages)
    .where(
      and(
        inArray(outboxMessages.status, ['sent', 'delivered', 'failed', 'expired']),
        lt(outboxMessages.createdAt, new Date(realNow().getTime() - keptMs)),
      ),
    );

/** Ends a message that was not sent: its receiver said that it will not act on it, or something replaces it. */
export const endUnsent = (messageId: string) =>
  writableDb()
    .update(outboxMessages)
    .set({ status: 'expired', body: null })
    .where(
      and(eq(outboxMessages.messageId, messageId), inArray(outboxMessages.status, ['pending', 'failed'])),
    );

type Port = (typeof outboxMessages.$inferSelect)['port'];

/** The order that a message to a port was about, while the message is kept; undefined if there is none. */
export async function orderOfMessage(messageId: string, port: Port): Promise<string | undefined> {
  const [message] = await db()
    .select({ orderId: outboxMessages.orderId })
    .from(outboxMessages)
    .where(and(eq(outboxMessages.messageId, messageId), eq(outboxMessages.port, port)));
  return message?.orderId ?? undefined;
}

/** Resends a failed message, for staff. @returns whether there is such a message */
export async function sendAgain(messageId: string, lifeMs: number): Promise<boolean> {
  const now = realNow();
  const rows = await writableDb()
    .update(outboxMessages)
    .set({ status: 'pending', tries: 0, nextTryAt: now, expiresAt: new Date(now.getTime() + lifeMs) })
    .where(
      and(
        eq(outboxMessages.messageId, messageId),
        eq(outboxMessages.status, 'failed'),
        sql`${outboxMessages.body} is not null`,
      ),
    )
    .returning({ messageId: outboxMessages.messageId });
  if (rows.length > 0) await scheduleDelivery(messageId, 0);
  return rows.length > 0;
}
