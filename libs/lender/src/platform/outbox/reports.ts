import { and, eq, inArray } from 'drizzle-orm';
import { realNow } from '../context/clock';
import { transaction, writableDb } from '../database/connection';
import { outboxMessages } from '../database/schema/outbox';
import type { PortName } from './adapter';

/** The receiver's report on a message. */
export interface DeliveryReport {
  readonly messageId: string;
  readonly status: 'delivered' | 'failed';
}

/** Stores a receiver's report. The first one wins. @returns whether the message is known */
export const noteReport = (port: PortName, { messageId, status }: DeliveryReport): Promise<boolean> =>
  transaction(async () => {
    const isIt = and(eq(outboxMessages.messageId, messageId), eq(outboxMessages.port, port));
    await writableDb()
      .update(outboxMessages)
      .set({
        status,
        body: null,
        reportedAt: realNow(),
        ...(status === 'failed' ? { lastFailure: 'reported' } : {}),
      })
      .where(and(isIt, inArray(outboxMessages.status, ['pending', 'sent'])));
    const [known] = await writableDb()
      .select({ messageId: outboxMessages.messageId })
      .from(outboxMessages)
      .where(isIt);
    return known !== undefined;
  });
