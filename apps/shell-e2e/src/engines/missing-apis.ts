/** A browser that lacks one feature, as a script that runs before the app. */
export interface BrowserVariant {
  readonly name: string;
  readonly script: string;
  /** A CSP directive that a browser without the API does not know either. */
  readonly unsupportedDirective?: string;
  /** Nothing can be stored on the device: the app reports that instead of adding a record. */
  readonly cannotStore?: true;
}

/** Runs in the page: deletes a property from all objects of the prototype chain; throws if it stays. */
function removeApi(path: string): void {
  const names = path.split('.');
  const last = names.pop() ?? '';
  const owner = names.reduce<unknown>((object, name) => Reflect.get(Object(object), name), globalThis);
  for (let holder: unknown = owner; holder instanceof Object; holder = Reflect.getPrototypeOf(holder))
    if (Reflect.ownKeys(holder).includes(last)) Reflect.deleteProperty(holder, last);
  if (last in Object(owner)) throw new Error(`${path} was not removed.`);
}

/** A script that deletes one property, such as `Array.prototype.at`. */
export const removeApiScript = (path: string): string => `(${removeApi.toString()})('${path}')`;

const without = (path: string): BrowserVariant => ({ name: path, script: removeApiScript(path) });

/** What the oldest supported Chrome lacks. */
const apisAfterChrome87 = [
  'Array.prototype.at',
  'Array.prototype.findLast',
  'Array.prototype.findLastIndex',
  'Array.prototype.toReversed',
  'Array.prototype.toSorted',
  'Array.prototype.toSpliced',
  'Array.prototype.with',
  'Object.hasOwn',
  'String.prototype.at',
  'URL.canParse',
  'crypto.randomUUID',
  'structuredClone',
  'AbortSignal.any',
  'AbortSignal.timeout',
  'scheduler',
  'Temporal',
  'document.startViewTransition',
  'HTMLElement.prototype.inert',
  'Element.prototype.checkVisibility',
  'Object.groupBy',
  'Map.groupBy',
  'URL.parse',
  'Promise.withResolvers',
  'AbortSignal.prototype.throwIfAborted',
  'HTMLInputElement.prototype.showPicker',
];

/**
 * What a supported browser (`browserslist`) may lack because of its age, a private window, a web view, or a setting.
 */
const removedApis = [
  ...apisAfterChrome87,
  'requestIdleCallback',
  'navigator.serviceWorker',
  'navigator.locks',
  'navigator.connection',
  'navigator.share',
  'navigator.clipboard',
  'navigator.mediaDevices',
  'navigator.geolocation',
  'navigator.permissions',
  'navigator.wakeLock',
  'navigator.setAppBadge',
  'navigator.storage',
  'BroadcastChannel',
  'Notification',
  'OffscreenCanvas',
  'visualViewport',
  'HTMLFormElement.prototype.requestSubmit',
  'caches',
  'IntersectionObserver',
  'ResizeObserver',
  'PointerEvent',
  'ReadableStream',
  'PerformanceObserver',
  // All supported browsers have these two, but the app works without them.
  'Element.prototype.replaceChildren',
  'WeakRef',
];

const redefine = (path: string, getter: string) => `Object.defineProperty(${path}, ${getter})`;

/** Absent or unusable: a private window, a full device, a setting. */
const brokenApis: readonly BrowserVariant[] = [
  { ...without('indexedDB'), cannotStore: true },
  {
    name: 'indexedDB that fails to open',
    script: `IDBFactory.prototype.open = () => { throw new DOMException('denied', 'SecurityError'); }`,
    cannotStore: true,
  },
  {
    name: 'indexedDB that never responds',
    script: 'IDBFactory.prototype.open = () => new EventTarget()',
    cannotStore: true,
  },
  {
    name: 'storage that is full',
    script: `Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }`,
  },
  {
    name: 'storage that is denied',
    script: ['localStorage', 'sessionStorage']
      .map((name) =>
        redefine('window', `'${name}', { get() { throw new DOMException('denied', 'SecurityError'); } }`),
      )
      .join(';'),
  },
  {
    name: 'caches that fail to open',
    script: `CacheStorage.prototype.open = () => Promise.reject(new DOMException('denied', 'SecurityError'))`,
  },
  {
    name: 'no time zone',
    script: `{ const original = Intl.DateTimeFormat.prototype.resolvedOptions;
      Intl.DateTimeFormat.prototype.resolvedOptions = function () { return { ...original.call(this), timeZone: undefined }; } }`,
  },
  {
    name: 'only en-US',
    script: `for (const name of ['NumberFormat', 'DateTimeFormat', 'PluralRules']) {
      const Original = Intl[name]; Intl[name] = new Proxy(Original, { construct: (_, [, options]) => new Original('en-US', options) }); }`,
  },
];

/** Everything that the oldest supported Chrome lacks, at once. */
const chrome87: BrowserVariant = {
  name: 'all APIs that Chrome 87 lacks',
  script: apisAfterChrome87.map(removeApiScript).join(';'),
};

/** One browser each. */
export const browserVariants: readonly BrowserVariant[] = [
  chrome87,
  { ...without('trustedTypes'), unsupportedDirective: 'require-trusted-types-for' },
  ...removedApis.map(without),
  ...brokenApis,
];

/** The cases in `npm test`: each of these has broken the app once, and the first includes most of the others. */
export const quickCases: readonly string[] = [chrome87.name, 'indexedDB', 'storage that is denied'];
