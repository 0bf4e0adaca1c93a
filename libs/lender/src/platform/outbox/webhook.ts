import { Webhook } from 'standardwebhooks';
import { NotAccepted, Undeliverable, type Adapter, type PortName } from './adapter';

/** Where a port's messages are posted. */
export interface WebhookTarget {
  /** `https://…`; `http://` only for loopback addresses. */
  readonly url: string;
  /** The present secret first, then older ones; each signs. */
  readonly secrets: readonly [string, ...string[]];
}

/** Responses after which a retry may succeed. Every other 4xx means that the message will never be accepted. */
const laterStatuses = new Set([401, 403, 404, 408, 409, 425, 429]);

/**
 * The headers of the Standard Webhooks specification, version 1: id, time in seconds, HMAC-SHA256 over both and the body. Each
 * secret signs, so that a rotation needs no moment at which both sides change.
 */
export function signedHeaders(
  id: string,
  at: Date,
  body: string,
  secrets: WebhookTarget['secrets'],
): Record<string, string> {
  return {
    'Content-Type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': secrets
      .map((secret) => new Webhook(secret, { format: 'raw' }).sign(id, at, body))
      .join(' '),
  };
}

/**
 * Posts messages as signed JSON to a URL. The message's id is `webhook-id`, by which a receiver detects repeats. A 2xx response
 * accepts the message; its body may be `{ "id": … }`, the receiver's id.
 * @param type the requested action, such as `sms.send`
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
    send: async ({ messageId, body, signal }) => {
      const text = JSON.stringify({ type, id: messageId, data: body });
      const answer = await fetch(url, {
        method: 'POST',
        headers: signedHeaders(messageId, new Date(), text, secrets),
        body: text,
        redirect: 'error',
        signal,
      });
      const said = await answer.text();
      if (answer.ok) return idIn(said);
      const failure = `HTTP ${String(answer.status)}`;
      const isFinal = answer.status >= 400 && answer.status < 500 && !laterStatuses.has(answer.status);
      throw isFinal ? new Undeliverable(failure) : new NotAccepted(failure);
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
