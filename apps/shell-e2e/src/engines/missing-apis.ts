/** A browser that lacks one thing, as a script that runs before the app. */
export interface MissingApi {
  readonly name: string;
  readonly script: string;
  /** A browser without the API does not know this directive of the page's policy either. */
  readonly unknownDirective?: string;
  /** Nothing can be kept on the device without it: the app says so instead of adding a record. */
  readonly keepsNothing?: true;
}

/** Runs in the page: takes one property away, wherever on the way to its prototypes it is; fails where it stays. */
function takeAway(path: string): void {
  const names = path.split('.');
  const last = names.pop() ?? '';
  const owner = names.reduce<unknown>((object, name) => Reflect.get(Object(object), name), globalThis);
  for (let holder: unknown = owner; holder instanceof Object; holder = Reflect.getPrototypeOf(holder))
    if (Reflect.ownKeys(holder).includes(last)) Reflect.deleteProperty(holder, last);
  if (last in Object(owner)) throw new Error(`${path} stays.`);
}

/** The script that takes one property away, such as `Array.prototype.at`. */
export const takeAwayScript = (path: string): string => `(${takeAway.toString()})('${path}')`;

const without = (path: string): MissingApi => ({ name: path, script: takeAwayScript(path) });

/**
 * What a browser of the range (`browserslist`) may lack: by its age, in a private window, inside another app, or by a setting.
 * The last two rows every browser of the range has, and yet the app does without.
 */
const lacking = [
  ...['Array.prototype.at', 'Array.prototype.findLast', 'Array.prototype.findLastIndex'],
  ...['Array.prototype.toReversed', 'Array.prototype.toSorted', 'Array.prototype.toSpliced'],
  ...['Array.prototype.with', 'Object.hasOwn', 'Object.groupBy', 'Map.groupBy', 'String.prototype.at'],
  ...['URL.canParse', 'URL.parse', 'crypto.randomUUID', 'structuredClone', 'Promise.withResolvers'],
  ...['AbortSignal.any', 'AbortSignal.timeout', 'AbortSignal.prototype.throwIfAborted'],
  ...['requestIdleCallback', 'scheduler', 'Temporal'],
  ...['navigator.serviceWorker', 'navigator.locks', 'navigator.connection', 'navigator.share'],
  ...['navigator.clipboard', 'navigator.mediaDevices', 'navigator.geolocation', 'navigator.permissions'],
  ...['navigator.wakeLock', 'navigator.setAppBadge', 'navigator.storage', 'BroadcastChannel'],
  ...['Notification', 'OffscreenCanvas', 'visualViewport'],
  ...['document.startViewTransition', 'Element.prototype.checkVisibility', 'HTMLElement.prototype.inert'],
  ...['HTMLFormElement.prototype.requestSubmit', 'HTMLInputElement.prototype.showPicker', 'caches'],
  ...['IntersectionObserver', 'ResizeObserver', 'PointerEvent', 'ReadableStream', 'PerformanceObserver'],
  ...['Element.prototype.replaceChildren', 'WeakRef'],
];

const instead = (path: string, getter: string) => `Object.defineProperty(${path}, ${getter})`;

/** There, but of no use: a private window, a full device, a setting. */
const useless: readonly MissingApi[] = [
  { ...without('indexedDB'), keepsNothing: true },
  {
    name: 'indexedDB that refuses',
    script: `IDBFactory.prototype.open = () => { throw new DOMException('denied', 'SecurityError'); }`,
    keepsNothing: true,
  },
  {
    name: 'indexedDB that never answers',
    script: 'IDBFactory.prototype.open = () => new EventTarget()',
    keepsNothing: true,
  },
  {
    name: 'storage that is full',
    script: `Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }`,
  },
  {
    name: 'storage that is denied',
    script: ['localStorage', 'sessionStorage']
      .map((name) =>
        instead('window', `'${name}', { get() { throw new DOMException('denied', 'SecurityError'); } }`),
      )
      .join(';'),
  },
  {
    name: 'caches that refuse',
    script: `CacheStorage.prototype.open = () => Promise.reject(new DOMException('denied', 'SecurityError'))`,
  },
  {
    name: 'no time zone',
    script: `{ const own = Intl.DateTimeFormat.prototype.resolvedOptions;
      Intl.DateTimeFormat.prototype.resolvedOptions = function () { return { ...own.call(this), timeZone: undefined }; } }`,
  },
  {
    name: 'only en-US',
    script: `for (const name of ['NumberFormat', 'DateTimeFormat', 'PluralRules']) {
      const Own = Intl[name]; Intl[name] = new Proxy(Own, { construct: (_, [, options]) => new Own('en-US', options) }); }`,
  },
];

/** What the oldest Chrome of the range lacks, all at once. */
const chrome87: MissingApi = {
  name: 'all that Chrome 87 lacks',
  script: [
    ...['Array.prototype.at', 'Array.prototype.findLast', 'Array.prototype.findLastIndex'],
    ...['Array.prototype.toReversed', 'Array.prototype.toSorted', 'Array.prototype.toSpliced'],
    ...['Array.prototype.with', 'Object.hasOwn', 'String.prototype.at', 'URL.canParse', 'crypto.randomUUID'],
    ...['structuredClone', 'AbortSignal.any', 'AbortSignal.timeout', 'scheduler', 'Temporal'],
    ...['document.startViewTransition', 'HTMLElement.prototype.inert', 'Element.prototype.checkVisibility'],
  ]
    .map(takeAwayScript)
    .join(';'),
};

/** One browser each. */
export const missingApis: readonly MissingApi[] = [
  chrome87,
  { ...without('trustedTypes'), unknownDirective: 'require-trusted-types-for' },
  ...lacking.map(without),
  ...useless,
];

/** What `npm test` tries: each of these stopped the app once, and the first holds most of the others. */
export const ofSmallSize: readonly string[] = [chrome87.name, 'indexedDB', 'storage that is denied'];
