import webPushLibrary from 'web-push';
import * as v from 'valibot';
import type { VapidSettings } from '../configuration/ports';
import { realNow } from '../context/clock';
import type { PushSubscription, WebPush } from '../context/web-push';
import { transaction } from '../database/connection';
import { NotTaken, Undeliverable, type Adapter } from '../outbox/adapter';
import { enqueue } from '../outbox/outbox';

interface WebPushPort {
  readonly webPush: WebPush;
  readonly adapter: Adapter;
}

const longestMs = 10_000;

/** The push services of browsers. The address comes from a browser: another address would make this lender call a server of the sender. */
const services =
  /^https:\/\/(?:fcm\.googleapis\.com|updates\.push\.services\.mozilla\.com|[\w-]+\.push\.apple\.com|[\w.-]+\.notify\.windows\.com)\//;

const bodySchema = v.object({
  to: v.object({ endpoint: v.string(), keys: v.object({ p256dh: v.string(), auth: v.string() }) }),
  message: v.object({ title: v.string(), body: v.string(), path: v.string(), tag: v.string() }),
  expiresAt: v.pipe(
    v.string(),
    v.transform((text) => new Date(text)),
  ),
});

/** @param accepts which addresses are push services; another in tests only */
export function webPushPort(
  vapid: VapidSettings,
  accepts: WebPush['accepts'] = (endpoint) => services.test(endpoint),
): WebPushPort {
  let forget: Parameters<WebPush['onGone']>[0] = () => Promise.resolve();
  const adapter: Adapter = {
    port: 'webPush',
    secrets: [vapid.privateKey],
    isResendable: false,
    send: async ({ body }) => {
      const { to, message, expiresAt } = v.parse(bodySchema, body);
      if (!accepts(to.endpoint)) throw new Undeliverable('no push service');
      const status = await post(to, JSON.stringify(message), expiresAt, vapid);
      if (status === 404 || status === 410) {
        await transaction(() => forget(to.endpoint));
        throw new Undeliverable(`HTTP ${String(status)}`);
      }
      if (status === 400 || status === 413) throw new Undeliverable(`HTTP ${String(status)}`);
      if (status < 200 || status > 299) throw new NotTaken(`HTTP ${String(status)}`);
      return undefined;
    },
  };
  return {
    adapter,
    webPush: {
      publicKey: vapid.publicKey,
      accepts,
      send: async (to, message, expiresAt) => {
        await enqueue(adapter, { to, message, expiresAt: expiresAt.toISOString() }, expiresAt);
      },
      onGone: (named) => {
        forget = named;
      },
    },
  };
}

/** Encrypts for the browser alone (RFC 8291) and posts to its push service. @returns the status of its answer */
async function post(
  to: PushSubscription,
  text: string,
  expiresAt: Date,
  { publicKey, privateKey, subject }: VapidSettings,
): Promise<number> {
  const TTL = Math.max(0, Math.floor((expiresAt.getTime() - realNow().getTime()) / 1000));
  const vapidDetails = { subject, publicKey, privateKey };
  const details = webPushLibrary.generateRequestDetails(to, text, {
    TTL,
    vapidDetails,
    contentEncoding: 'aes128gcm',
  });
  const headers = Object.entries(details.headers).filter(([name]) => name !== 'Content-Length');
  const answer = await fetch(details.endpoint, {
    method: 'POST',
    headers,
    body: new Uint8Array(details.body),
    redirect: 'error',
    signal: AbortSignal.timeout(longestMs),
  });
  await answer.body?.cancel();
  return answer.status;
}
