import webPushLibrary from 'web-push';
import { pushKinds } from '@clearloan/reminders/contract';
import * as v from 'valibot';
import type { VapidPair, VapidSettings } from '../../configuration/ports';
import { realNow } from '../context/clock';
import type { PushSubscription, WebPush } from '../lender/web-push';
import { transaction } from '../database/connection';
import { NotAccepted, Undeliverable, type Adapter } from '../outbox/adapter';
import { enqueue } from '../outbox/outbox';
import { instantOf } from '../context/instants';

interface WebPushPort {
  readonly webPush: WebPush;
  readonly adapter: Adapter;
}

/**
 * The push services of browsers. The endpoint comes from a browser; without this list, anyone could make the lender send
 * requests to their own server (SSRF).
 */
const services =
  /^https:\/\/(?:fcm\.googleapis\.com|updates\.push\.services\.mozilla\.com|[\w-]+\.push\.apple\.com|[\w.-]+\.notify\.windows\.com)\//;

/** An app path: letters, digits and hyphens, which rules out sentences and decimal numbers. */
const path = v.pipe(v.string(), v.regex(/^(?:\/[\w-]+)+$/));

/** The body is parsed before it is sent, so that other fields never leave the lender. */
const bodySchema = v.object({
  to: v.object({ endpoint: v.string(), keys: v.object({ p256dh: v.string(), auth: v.string() }) }),
  message: v.object({ kind: v.picklist(pushKinds), path }),
  reference: v.string(),
  expiresAt: v.pipe(
    v.string(),
    v.transform((text) => instantOf(text)),
  ),
});

/** @param accepts which endpoints are push services; overridden only in tests */
export function webPushPort(
  vapid: VapidSettings,
  accepts: WebPush['accepts'] = (endpoint) => services.test(endpoint),
): WebPushPort {
  let owner: Parameters<WebPush['bind']>[0] = {
    isWanted: () => Promise.resolve(true),
    forget: () => Promise.resolve(),
  };
  const adapter: Adapter = {
    port: 'webPush',
    secrets: secretsOf(vapid),
    isResendable: false,
    send: async ({ body, signal }) => {
      const { to, message, expiresAt, reference } = v.parse(bodySchema, body);
      if (!accepts(to.endpoint)) throw new Undeliverable('no push service');
      if (!(await transaction(() => owner.isWanted(reference, to.endpoint))))
        throw new Undeliverable('no longer wanted');
      const status = await postAsSubscribed({ to, text: JSON.stringify(message), expiresAt, signal }, vapid);
      if (status === 404 || status === 410) {
        await transaction(() => owner.forget(to.endpoint));
        throw new Undeliverable(`HTTP ${String(status)}`);
      }
      if (status === 400 || status === 413) throw new Undeliverable(`HTTP ${String(status)}`);
      if (status < 200 || status > 299) throw new NotAccepted(`HTTP ${String(status)}`);
      return undefined;
    },
  };
  return {
    adapter,
    webPush: {
      publicKey: vapid.pairs[0].publicKey,
      accepts,
      send: async (to, message, { expiresAt, reference }) => {
        await enqueue(adapter, { to, message, expiresAt: expiresAt.toISOString(), reference }, expiresAt);
      },
      bind: (bound) => {
        owner = bound;
      },
    },
  };
}

function secretsOf({ pairs: [newest, ...older] }: VapidSettings): Adapter['secrets'] {
  return [newest.privateKey, ...older.map(({ privateKey }) => privateKey)];
}

/** What push services answer to another key than that of the subscription: Apple, Mozilla, Google (RFC 8292, section 4.2). */
const otherKey = [400, 401, 403];

interface Post {
  readonly to: PushSubscription;
  readonly text: string;
  readonly expiresAt: Date;
  readonly signal: AbortSignal;
}

/** Tries the keys, newest first, until one is that of the subscription. @returns the last response status */
async function postAsSubscribed(message: Post, { pairs, subject }: VapidSettings): Promise<number> {
  let status = 0;
  for (const pair of pairs) {
    status = await post(message, { ...pair, subject });
    if (!otherKey.includes(status)) break;
  }
  return status;
}

/** Encrypts for the browser (RFC 8291) and posts to its push service. @returns the response status */
async function post(
  { to, text, expiresAt, signal }: Post,
  vapidDetails: VapidPair & Pick<VapidSettings, 'subject'>,
): Promise<number> {
  const TTL = Math.max(0, Math.floor((expiresAt.getTime() - realNow().getTime()) / 1000));
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
    signal,
  });
  await answer.body?.cancel();
  return answer.status;
}
