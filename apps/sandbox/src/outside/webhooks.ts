import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';
import type { ConsoleModule } from '@clearloan/lender';
import * as v from 'valibot';

/** A message of the lender, as docs/ports.md describes it. */
export interface Message {
  /** `payment.expect` */
  readonly type: string;
  readonly id: string;
  readonly data: unknown;
}

const messageSchema = v.object({ type: v.string(), id: v.pipe(v.string(), v.uuid()), data: v.unknown() });

const webhookOf = (secret: string) => new Webhook(secret, { format: 'raw' });

/**
 * The message in a signed request; undefined if the signature or the body is invalid.
 * @param headers those of Standard Webhooks
 */
export function readMessage(
  body: string,
  headers: Readonly<Record<string, string>>,
  secret: string,
): Message | undefined {
  try {
    const { type, id, data } = v.parse(messageSchema, webhookOf(secret).verify(body, headers));
    return { type, id, data };
  } catch {
    return undefined;
  }
}

/** Reports to the lender at one of its webhooks. @returns the status of its answer */
export type Report = (path: `/hooks/${string}`, event: object) => Promise<number>;

/** A party repeats a report that the lender could not take. */
const mostTries = 6;
const firstPauseMs = 250;

/** @param address the lender's @param secret shared with the lender */
export const reportTo =
  (address: () => string, secret: string): Report =>
  async (path, event) => {
    const id = randomUUID();
    const body = JSON.stringify(event);
    let status = 0;
    for (let tries = 1; tries <= mostTries; tries += 1) {
      const at = new Date();
      const headers = {
        'Content-Type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
        'webhook-signature': webhookOf(secret).sign(id, at, body),
      };
      const reply = await fetch(address() + path, { method: 'POST', headers, body }).catch(() => undefined);
      status = reply?.status ?? 0;
      await reply?.arrayBuffer();
      if (status !== 0 && status !== 404 && status !== 409 && status < 500) return status;
      if (tries < mostTries) await wait(firstPauseMs * 2 ** (tries - 1));
    }
    return status;
  };

type PortName = 'SMS' | 'IDENTITY' | 'DECISION' | 'PAYOUT' | 'COLLECTION' | 'PAYMENTS';

/** An outside party. It knows the lender by docs/ports.md only. */
export interface Party {
  readonly port: PortName;
  /** Receives a message of the lender, each once. */
  readonly receive: (message: Message) => Promise<void>;
  /** The party's part of the console. */
  readonly console?: ConsoleModule;
}

/** A party that reports to a lender. */
export type PartyFactory = (report: Report) => Party;
