import { isIos, isStandalone } from '@clearloan/api-client';
import { ownScript } from '@clearloan/app-runtime';
import { object, parse, string } from 'valibot';
import { storedNoticeTexts } from '../notices';
import type { PushSupport } from '../rules/push-state';

export function pushSupport(): PushSupport {
  const isThere = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (isThere) return 'yes';
  return isIos() && !isStandalone() ? 'home-screen' : 'unsupported';
}

/** In the lender's format. */
interface BrowserSubscription {
  /** HTTPS URL at the browser's push service. */
  readonly endpoint: string;
  /** base64url. */
  readonly p256dh: string;
  readonly auth: string;
}

const subscriptionShape = object({
  endpoint: string(),
  keys: object({ p256dh: string(), auth: string() }),
});

/**
 * Subscribes this browser, or returns its subscription; the permission is already granted. A subscription with another
 * key is replaced, since the lender has changed its key. Rejects if the browser or its push service refuses.
 * @param publicKey VAPID key, base64url
 */
export async function subscribeBrowser(publicKey: string): Promise<BrowserSubscription> {
  const { pushManager } = await activeWorker();
  return inTurn(async () => {
    const before = await pushManager.getSubscription();
    if (before !== null && keyOf(before) !== publicKey) await before.unsubscribe();
    const options = { userVisibleOnly: true, applicationServerKey: publicKey };
    const { endpoint, keys } = parse(subscriptionShape, (await pushManager.subscribe(options)).toJSON());
    return { endpoint, ...keys };
  });
}

let last: Promise<unknown> = Promise.resolve();

/** Runs after all earlier work on the subscription: while a new key replaces it, the browser has none. */
async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const result = last.then(work);
  last = result.catch(() => undefined);
  return result;
}

/** The endpoint of this browser's subscription for the borrower; undefined without one. */
export async function subscribedEndpoint(): Promise<string | undefined> {
  const texts = await storedNoticeTexts();
  return texts && (await ownSubscription())?.endpoint;
}

/** Unsubscribes, so that nothing is shown on this device from now on. Rejects if the browser fails to unsubscribe. */
export async function unsubscribeBrowser(): Promise<void> {
  await (await ownSubscription())?.unsubscribe();
}

async function ownSubscription(): Promise<PushSubscription | undefined> {
  const registration = await navigator.serviceWorker.getRegistration();
  return inTurn(async () => (await registration?.pushManager.getSubscription()) ?? undefined);
}

/** On a slow network its first installation takes a while. */
const longestMs = 60_000;

/** The service worker that shows notifications. It is registered here if that was deferred to save data. */
async function activeWorker(): Promise<ServiceWorkerRegistration> {
  const registering = navigator.serviceWorker.register(ownScript('/sw.js'), { updateViaCache: 'none' });
  const tooLong = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('No service worker is active.')), longestMs);
  });
  return Promise.race([registering.then(() => navigator.serviceWorker.ready), tooLong]);
}

/** The lender's key of a browser's subscription, base64url. */
function keyOf({ options: { applicationServerKey } }: PushSubscription): string {
  const bytes = applicationServerKey === null ? [] : new Uint8Array(applicationServerKey);
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
