import type { NoticeTexts } from '../notices';

/** Keys of two lenders, and of a browser: 65 bytes and 16 in base64url. */
export const lenderKey = `B${'A'.repeat(86)}`;
export const laterKey = `B${'E'.repeat(86)}`;
const browserKeys = { p256dh: `B${'I'.repeat(86)}`, auth: 'AAECAwQFBgcICQoLDA0ODw' };

/** The state of a browser with Web Push, and the calls it received. */
export interface FakePushDevice {
  permission: NotificationPermission;
  /** The borrower's answer to the permission prompt. */
  answer: NotificationPermission;
  /** How often the prompt was shown. */
  askCount: number;
  /** Its subscription endpoint, and the key of the lender. */
  subscription: { readonly endpoint: string; readonly key: string } | undefined;
  /** Its push service is unreachable. */
  isServiceAway: boolean;
  /** Its push service responds after this. */
  serviceAnswers: Promise<void>;
  /** The texts for the service worker. */
  readonly texts: () => NoticeTexts | undefined;
  readonly remove: () => void;
}

/** Adds the browser APIs for Web Push to jsdom, for one test each. */
export function installPushDevice(): FakePushDevice {
  const stored = new Map<string, string>();
  const device: FakePushDevice = {
    permission: 'default',
    answer: 'granted',
    askCount: 0,
    subscription: undefined,
    isServiceAway: false,
    serviceAnswers: Promise.resolve(),
    texts: () => {
      const [text] = stored.values();
      return text === undefined ? undefined : (JSON.parse(text) as NoticeTexts);
    },
    remove: () => {
      for (const [owner, name] of parts) Reflect.deleteProperty(owner, name);
    },
  };
  const registration = { pushManager: pushManagerOf(device) };
  const serviceWorker = {
    register: () => Promise.resolve(registration),
    getRegistration: () => Promise.resolve(registration),
    ready: Promise.resolve(registration),
  };
  const parts: readonly [object, string, unknown][] = [
    [window, 'PushManager', () => undefined],
    [window, 'Notification', notificationOf(device)],
    [navigator, 'serviceWorker', serviceWorker],
    [window, 'caches', cachesOf(stored)],
  ];
  for (const [owner, name, value] of parts)
    Object.defineProperty(owner, name, { value, configurable: true, writable: true });
  return device;
}

function pushManagerOf(device: FakePushDevice) {
  let count = 0;
  const toBrowser = ({ endpoint, key }: NonNullable<FakePushDevice['subscription']>) => ({
    endpoint,
    options: { applicationServerKey: bytesOf(key) },
    toJSON: () => ({ endpoint, expirationTime: null, keys: browserKeys }),
    unsubscribe: () => {
      device.subscription = undefined;
      return Promise.resolve(true);
    },
  });
  return {
    getSubscription: () => Promise.resolve(device.subscription ? toBrowser(device.subscription) : null),
    subscribe: async ({ applicationServerKey: key }: { readonly applicationServerKey: string }) => {
      await device.serviceAnswers;
      if (device.isServiceAway) throw new DOMException('no push service', 'AbortError');
      count += 1;
      device.subscription ??= { endpoint: `https://push.example/send/${String(count)}`, key };
      return toBrowser(device.subscription);
    },
  };
}

const bytesOf = (key: string): ArrayBuffer =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (byte) => byte.charCodeAt(0)).buffer;

const notificationOf = (device: FakePushDevice) => ({
  get permission() {
    return device.permission;
  },
  requestPermission: () => {
    device.askCount += 1;
    device.permission = device.answer;
    return Promise.resolve(device.permission);
  },
});

const cachesOf = (stored: Map<string, string>) => ({
  open: () =>
    Promise.resolve({
      put: async (entry: string, response: Response) => {
        stored.set(entry, await response.text());
      },
    }),
  match: (entry: string) => Promise.resolve(stored.has(entry) ? new Response(stored.get(entry)) : undefined),
  keys: () => Promise.resolve(stored.size > 0 ? ['clearloan-notices'] : []),
  delete: () => {
    stored.clear();
    return Promise.resolve(true);
  },
});
