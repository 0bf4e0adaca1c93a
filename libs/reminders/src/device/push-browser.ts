import { isIos, isStandalone } from '@clearloan/api-client';
import { ownScript } from '@clearloan/app-runtime';
import { object, parse, string } from 'valibot';
import { storedNoticeTexts } from '../notices';
import type { PushSupport } from '../rules/push-state';

export function pushSupport(): PushSupport {
  const isThere = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (isThere) return 'yes';
  return isIos() && !isStandalone() ? 'home-screen' : 'no';
}

/** As the lender saves it. */
interface BrowserSubscription {
  /** HTTPS address at the browser's push service. */
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
 * Subscribes this browser, or finds it subscribed; the permission is given already. A subscription with another key is replaced:
 * the lender has changed its own. Rejects where the browser or its push service does not take it.
 * @param publicKey VAPID key, base64url
 */
export async function subscribeBrowser(publicKey: string): Promise<BrowserSubscription> {
  const { pushManager } = await activeWorker();
  const before = await pushManager.getSubscription();
  if (before !== null && keyOf(before) !== publicKey) await before.unsubscribe();
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  const { endpoint, keys } = parse(subscriptionShape, (await pushManager.subscribe(options)).toJSON());
  return { endpoint, ...keys };
}

/** The address at which this browser is subscribed for the borrower; undefined when it is not. */
export async function subscribedEndpoint(): Promise<string | undefined> {
  const texts = await storedNoticeTexts();
  return texts && (await ownSubscription())?.endpoint;
}

/** Nothing is shown on this device from now on. Rejects when the browser does not let go. */
export async function unsubscribeBrowser(): Promise<void> {
  await (await ownSubscription())?.unsubscribe();
}

async function ownSubscription(): Promise<PushSubscription | undefined> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? undefined;
}

const longestMs = 10_000;

/** The worker that shows messages. It is registered here where that was put off, to save data. */
async function activeWorker(): Promise<ServiceWorkerRegistration> {
  const registering = navigator.serviceWorker.register(ownScript('/sw.js'), { updateViaCache: 'none' });
  const tooLong = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('No service worker is active.')), longestMs);
  });
  return Promise.race([registering.then(() => navigator.serviceWorker.ready), tooLong]);
}

/** Under which key of the lender a browser is subscribed, base64url. */
function keyOf({ options: { applicationServerKey } }: PushSubscription): string {
  const bytes = applicationServerKey === null ? [] : new Uint8Array(applicationServerKey);
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}
