import * as v from 'valibot';
import type { SmsSender } from '../lender/outside';
import { defineHook, type Hook } from '../hooks/hook';
import type { Adapter } from '../outbox/adapter';
import { enqueue } from '../outbox/outbox';
import { noteReport } from '../outbox/reports';
import { webhookAdapter, type WebhookTarget } from '../outbox/webhook';

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
