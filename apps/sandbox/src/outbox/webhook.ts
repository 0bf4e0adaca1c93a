import { Webhook } from 'standardwebhooks';
import { NotTaken, Undeliverable, type Adapter, type PortName } from './adapter';

/** Where a port's messages are posted to. */
export interface WebhookTarget {
  /** `https://…`; `http://` to a loopback address only. */
  readonly url: string;
  /** The one that signs first, then older ones. */
  readonly secrets: readonly [string, ...string[]];
}

/** Shorter than the lease of a message. */
const longestMs = 10_000;
/** A receiver that says this may take the message later; every other 4xx is a message that it will never take. */
const laterStatuses = new Set([401, 403, 404, 408, 409, 425, 429]);

/** The headers of the Standard Webhooks specification, version 1: id, time in seconds, HMAC-SHA256 over both and the body. */
export function signedHeaders(id: string, at: Date, body: string, secret: string): Record<string, string> {
  return {
    'Content-Type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(secret, { format: 'raw' }).sign(id, at, body),
  };
}

/**
 * Posts messages as JSON to an address, signed. The message's id is `webhook-id`: a receiver that gets it twice acts once.
 * An answer 2xx takes the message; its body may be `{ "id": … }`, how the receiver calls it.
 * @param type what the receiver is asked to do, `sms.send`
 */
export function webhookAdapter(
  port: PortName,
  type: string,
  { url, secrets }: WebhookTarget,
  isResendable: boolean,
): Adapter {
  return {
    port,
    secrets,
    isResendable,
    send: async ({ messageId, body }) => {
      const text = JSON.stringify({ type, id: messageId, data: body });
      const answer = await fetch(url, {
        method: 'POST',
        headers: signedHeaders(messageId, new Date(), text, secrets[0]),
        body: text,
        redirect: 'error',
        signal: AbortSignal.timeout(longestMs),
      });
      const said = await answer.text();
      if (answer.ok) return idIn(said);
      const failure = `HTTP ${String(answer.status)}`;
      const isFinal = answer.status >= 400 && answer.status < 500 && !laterStatuses.has(answer.status);
      throw isFinal ? new Undeliverable(failure) : new NotTaken(failure);
    },
  };
}

function idIn(text: string): string | undefined {
  try {
    const answer: unknown = JSON.parse(text);
    const id = typeof answer === 'object' && answer !== null && 'id' in answer ? answer.id : undefined;
    return typeof id === 'string' ? id.slice(0, 100) : undefined;
  } catch {
    return undefined;
  }
}
