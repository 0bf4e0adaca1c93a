import { generateKeyPairSync } from 'node:crypto';
import type { NoticeTexts } from '../notices';

/** A P-256 public key as a browser makes it, base64url. */
function publicKey(): string {
  const { x = '', y = '' } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({
    format: 'jwk',
  });
  const half = (text: string) => Buffer.from(text, 'base64url');
  return Buffer.concat([Buffer.from([4]), half(x), half(y)]).toString('base64url');
}

/** VAPID keys of two lenders, base64url. */
export const lenderKey = publicKey();
export const laterKey = publicKey();

/** What a browser that takes part in Web Push has, and what it was asked. */
export interface FakePushDevice {
  permission: NotificationPermission;
  /** What the borrower answers to the browser's question. */
  answer: NotificationPermission;
  /** How often the browser asked. */
  asked: number;
  /** The address at which it is subscribed, and the key of the lender. */
  subscription: { readonly endpoint: string; readonly key: string } | undefined;
  /** Its push service cannot be reached. */
  isServiceAway: boolean;
  /** What the service worker shows. */
  readonly texts: () => NoticeTexts | undefined;
  readonly remove: () => void;
}

/** Gives jsdom the parts of a browser that Web Push needs, each for one test. */
export function installPushDevice(): FakePushDevice {
  const stored = new Map<string, string>();
  let count = 0;
  const device: FakePushDevice = {
    ...{ permission: 'default', answer: 'granted', asked: 0, subscription: undefined, isServiceAway: false },
    texts: () => {
      const [text] = stored.values();
      return text === undefined ? undefined : (JSON.parse(text) as NoticeTexts);
    },
    remove: () => {
      for (const [owner, name] of added) Reflect.deleteProperty(owner, name);
    },
  };
  const toBrowser = ({ endpoint, key }: NonNullable<FakePushDevice['subscription']>) => ({
    options: { applicationServerKey: new Uint8Array(Buffer.from(key, 'base64url')).buffer },
    toJSON: () => ({
      endpoint,
      expirationTime: null,
      keys: { p256dh: lenderKey, auth: 'AAECAwQFBgcICQoLDA0ODw' },
    }),
    endpoint,
    unsubscribe: () => {
      device.subscription = undefined;
      return Promise.resolve(true);
    },
  });
  const pushManager = {
    getSubscription: () => Promise.resolve(device.subscription ? toBrowser(device.subscription) : null),
    subscribe: ({ applicationServerKey: key }: { readonly applicationServerKey: string }) => {
      if (device.isServiceAway) return Promise.reject(new DOMException('no push service', 'AbortError'));
      count += 1;
      device.subscription ??= { endpoint: `https://push.example/send/${String(count)}`, key };
      return Promise.resolve(toBrowser(device.subscription));
    },
  };
  const registration = { pushManager };
  const parts: readonly [object, string, unknown][] = [
    [window, 'PushManager', class {}],
    [
      window,
      'Notification',
      {
        get permission() {
          return device.permission;
        },
        requestPermission: () => {
          device.asked += 1;
          device.permission = device.answer;
          return Promise.resolve(device.permission);
        },
      },
    ],
    [
      navigator,
      'serviceWorker',
      {
        register: () => Promise.resolve(registration),
        getRegistration: () => Promise.resolve(registration),
        ready: Promise.resolve(registration),
      },
    ],
    [
      window,
      'caches',
      {
        open: () =>
          Promise.resolve({
            put: async (entry: string, response: Response) => {
              stored.set(entry, await response.text());
            },
          }),
        match: (entry: string) =>
          Promise.resolve(stored.has(entry) ? new Response(stored.get(entry)) : undefined),
        keys: () => Promise.resolve(stored.size > 0 ? ['clearloan-notices'] : []),
        delete: () => {
          stored.clear();
          return Promise.resolve(true);
        },
      },
    ],
  ];
  const added = parts.map(([owner, name, value]) => {
    Object.defineProperty(owner, name, { value, configurable: true, writable: true });
    return [owner, name] as const;
  });
  return device;
}
