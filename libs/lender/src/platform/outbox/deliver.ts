import { and, eq, lte, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { realNow } from '../context/clock';
import { transaction, writableDb } from '../database/connection';
import { outboxMessages } from '../database/schema/outbox';
import type { Log } from '../http/access-log';
import type { Task } from '../jobs/queue';
import { NotAccepted, Undeliverable, type Adapter } from './adapter';
import { attemptMs, deliverTaskName, leaseMs, scheduleDelivery } from './outbox';
import { unseal } from './seal';

type Message = typeof outboxMessages.$inferSelect;
type Outcome =
  | { readonly sent: true; readonly providerId: string | undefined }
  | { readonly sent: false; readonly isFinal: boolean; readonly failure: string };

const payloadSchema = v.object({ messageId: v.pipe(v.string(), v.uuid()) });

/** The queue uses the database's clock, the outbox the lender's own. */
const slackMs = 1_000;

/** 2 s after the first failure, doubling each time, at most an hour. */
const pauseMs = (tries: number): number => Math.min(1000 * 2 ** tries, 3_600_000);

/**
 * Sends one message. It is claimed and settled in short transactions, and sent between them. If the lender dies in between, the
 * message stays claimed, and is sent again with the same id when the lease expires.
 */
export const deliverTask = (adapters: readonly Adapter[], log: Log): Task => ({
  name: deliverTaskName,
  run: async (payload) => {
    const { messageId } = v.parse(payloadSchema, payload);
    const message = await claim(messageId);
    if (message === undefined) return;
    const adapter = adapters.find(({ port }) => port === message.port);
    const outcome = await attempt(adapter, message);
    await transaction(() => settle(message, outcome, adapter?.isResendable === true));
    if (outcome.sent) return;
    const { port, tries } = message;
    log({ level: 'warn', outbox: port, messageId, tries, failure: outcome.failure, final: outcome.isFinal });
  },
});

const claim = (messageId: string): Promise<Message | undefined> =>
  transaction(async () => {
    const now = realNow();
    const [row] = await writableDb()
      .update(outboxMessages)
      .set({ tries: sql`${outboxMessages.tries} + 1`, nextTryAt: new Date(now.getTime() + leaseMs) })
      .where(
        and(
          eq(outboxMessages.messageId, messageId),
          eq(outboxMessages.status, 'pending'),
          lte(outboxMessages.nextTryAt, new Date(now.getTime() + slackMs)),
        ),
      )
      .returning();
    return row;
  });

async function attempt(adapter: Adapter | undefined, message: Message): Promise<Outcome> {
  const { messageId, body, expiresAt } = message;
  if (expiresAt <= realNow()) return { sent: false, isFinal: true, failure: 'expired' };
  if (adapter === undefined) return { sent: false, isFinal: false, failure: 'no adapter' };
  const text = body === null ? undefined : unseal(body, adapter.secrets);
  if (text === undefined) return { sent: false, isFinal: true, failure: 'sealed with another secret' };
  try {
    const signal = AbortSignal.timeout(attemptMs);
    return { sent: true, providerId: await adapter.send({ messageId, body: JSON.parse(text), signal }) };
  } catch (error) {
    return { sent: false, isFinal: error instanceof Undeliverable, failure: failureOf(error) };
  }
}

/** Only the lender's own text: responses of other systems and library errors may contain personal data. */
function failureOf(error: unknown): string {
  if (error instanceof Undeliverable || error instanceof NotAccepted) return error.message;
  return error instanceof Error ? error.name : 'unknown';
}

async function settle(message: Message, outcome: Outcome, isResendable: boolean): Promise<void> {
  const { messageId, tries, expiresAt } = message;
  const now = realNow();
  // A delivery report may arrive before the response.
  const isStillPending = and(eq(outboxMessages.messageId, messageId), eq(outboxMessages.status, 'pending'));
  if (outcome.sent) {
    await writableDb()
      .update(outboxMessages)
      .set({ status: 'sent', body: null, sentAt: now, providerId: outcome.providerId ?? null })
      .where(isStillPending);
    return;
  }
  const { failure, isFinal } = outcome;
  const pause = pauseMs(tries);
  const isOver = isFinal || now.getTime() + pause >= expiresAt.getTime();
  const nextTryAt = new Date(now.getTime() + pause);
  // What somebody still waits for is shown to staff, who can send it again.
  const ended = failure === 'expired' && !isResendable ? ('expired' as const) : ('failed' as const);
  await writableDb()
    .update(outboxMessages)
    .set({
      lastFailure: failure,
      ...(isOver ? { status: ended } : { nextTryAt }),
      ...(isOver && !isResendable ? { body: null } : {}),
    })
    .where(isStillPending);
  if (!isOver) await scheduleDelivery(messageId, pause);
}
