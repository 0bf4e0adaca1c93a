import * as v from 'valibot';
import type { SmsSender } from '../lender/outside';
import { defineHook, type Hook } from '../hooks/hook';
import type { Adapter, PortName } from '../outbox/adapter';
import { enqueue } from '../outbox/outbox';
import { webhookAdapter, type WebhookTarget } from '../outbox/webhook';
import { and, eq, inArray } from 'drizzle-orm';
import { realNow } from '../context/clock';
import { transaction, writableDb } from '../database/connection';
import { outboxMessages } from '../database/schema/outbox';

interface SmsGateway {
  readonly send: SmsSender;
  readonly adapter: Adapter;
  readonly hooks: readonly Hook[];
}

const reportSchema = v.object({
  messageId: v.pipe(v.string(), v.uuid()),
  status: v.picklist(['delivered', 'failed']),
});

/** Sends text messages through the HTTPS API of a carrier or aggregator, with delivery reports at `/hooks/sms`. */
export function smsGateway(target: WebhookTarget): SmsGateway {
  const adapter = webhookAdapter('sms', 'sms.send', target, false);
  return {
    adapter,
    send: async ({ phone, text, channel, expiresAt }) => {
      await enqueue(adapter, { phone, text, channel, expiresAt: expiresAt.toISOString() }, expiresAt);
    },
    hooks: [
      defineHook('/hooks/sms', target.secrets, reportSchema, async (report) =>
        (await noteReport('sms', report))
          ? { status: 200, outcome: report.status }
          : { status: 404, outcome: 'unknown message' },
      ),
    ],
  };
}

/** The receiver's report on a message. */
interface DeliveryReport {
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
