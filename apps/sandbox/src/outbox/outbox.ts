import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { realNow } from '../context/clock';
import { writableDb } from '../database/connection';
import { outboxMessages } from '../database/schema/outbox';
import { addJob } from '../jobs/queue';
import type { Adapter } from './adapter';
import { seal } from './seal';

/** The task that sends one message. */
export const deliverTaskName = 'deliver';

/** How long a try may take before another lender takes the message up: longer than any adapter waits for an answer. */
export const leaseMs = 30_000;
/** A job that was lost (a killed lender, a restored copy) is noticed after this time. */
const overdueMs = 10_000;
const keptMs = 30 * 24 * 60 * 60_000;

/**
 * Enqueues a message in the transaction of its cause; throws outside a transaction. It leaves after the commit.
 * @param body JSON; sealed while it waits
 * @param expiresAt when it is of no use any more, real time
 * @returns the id that the receiver gets
 */
export async function enqueue(adapter: Adapter, body: unknown, expiresAt: Date): Promise<string> {
  const now = realNow();
  const [row] = await writableDb()
    .insert(outboxMessages)
    .values({
      port: adapter.port,
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

/** Takes up messages whose job is gone: its lender was killed between commit and answer, or the rows were restored. */
export async function sweepOutbox(): Promise<void> {
  const overdue = await writableDb()
    .select({ messageId: outboxMessages.messageId })
    .from(outboxMessages)
    .where(
      and(
        eq(outboxMessages.status, 'pending'),
        lt(outboxMessages.nextTryAt, new Date(realNow().getTime() - overdueMs)),
      ),
    )
    .orderBy(outboxMessages.nextTryAt)
    .limit(1_000);
  for (const { messageId } of overdue) await scheduleDelivery(messageId, 0);
}

/** Forgets messages that are done with. */
export async function removeOldOutbox(): Promise<void> {
  await writableDb()
    .delete(outboxMessages)
    .where(
      and(
        inArray(outboxMessages.status, ['sent', 'delivered', 'failed', 'expired']),
        lt(outboxMessages.createdAt, new Date(realNow().getTime() - keptMs)),
      ),
    );
}

/** The staff has a message sent again that could not be sent. @returns whether there is such a message */
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
