import { clientsClaim } from 'workbox-core';
import { PrecacheController, type PrecacheEntry } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { StaleWhileRevalidate } from 'workbox-strategies';
import { isAppFile, isScreen } from './addresses';
import { showPaymentReminders } from './payment-reminders';
import {
  languageOfFile,
  languageToStore,
  cacheOf,
  dropOlderBuilds,
  fill,
  storedLanguages,
  newestPage,
} from './shell-caches';
import { mayTakeOver, skipWaiting } from './take-over';

/** Workbox types the list for all its tools; this build writes only entries. */
declare const self: Omit<ServiceWorkerGlobalScope, '__WB_MANIFEST'> & {
  readonly __WB_MANIFEST: readonly PrecacheEntry[];
};

/** The files, with content hashes in their names, followed by the pages, whose revision is the build. */
const manifest = self.__WB_MANIFEST;
const anyPage = '/index.html';
/** Key of the files that every language needs. */
const anyLanguage = '';
const pages = manifest.filter(({ url }) => url.startsWith('/')).map(({ url }) => url);
const build = manifest.find(({ url }) => url === anyPage)?.revision ?? '';
const cacheName = cacheOf(build);

/** The page of an address: its own, or the fallback page. */
const pageOf = ({ pathname }: URL): string => (pages.includes(pathname) ? pathname : anyPage);

/** Rejects error responses and pages of another build. */
const ownPagesOnly = {
  cacheWillUpdate: async ({ response }: { response: Response }) => {
    const isOwn =
      response.ok &&
      (!response.headers.get('content-type')?.startsWith('text/html') ||
        (await response.clone().text()).includes(`<meta name="build" content="${build}"`));
    return isOwn ? response : null;
  },
};

/** The stored page of this build at an address. */
const keyOf = (request: Request): string =>
  precache.getCacheKeyForURL(pageOf(new URL(request.url))) ?? request.url;

/** Pages are not stored by the HTTP cache, so the worker asks itself for a page only if it has changed. */
const changedPagesOnly = {
  requestWillFetch: async ({ request }: { request: Request }) => {
    const tag = (await caches.match(keyOf(request), { cacheName }))?.headers.get('ETag');
    if (typeof tag !== 'string') return request;
    const headers = new Headers(request.headers);
    headers.set('If-None-Match', tag);
    return new Request(request.url, { headers });
  },
};

const precache = new PrecacheController({ cacheName, plugins: [ownPagesOnly] });
precache.addToCacheList(manifest.filter(({ url }) => languageOfFile(url) === undefined));

/** The files of the build without the catalogs of unused languages. */
const filesFor = (languages: ReadonlySet<string>): string[] =>
  manifest
    .filter(({ revision, url }) => revision === null && languages.has(languageOfFile(url) ?? anyLanguage))
    .map(({ url }) => url);

async function install(event: ExtendableEvent): Promise<void> {
  await fill(build, filesFor(new Set([anyLanguage, ...(await storedLanguages())])));
  await precache.install(event);
}

self.addEventListener('install', (event) => {
  event.waitUntil(install(event));
});

// Each build has its own cache, so there is nothing to clean up.
self.addEventListener('activate', (event) => {
  // Earlier workers enabled navigation preload. Pages are served from the cache, so the preload response would go unread, keep
  // this worker busy and delay the next one.
  event.waitUntil(self.registration.navigationPreload.disable());
  event.waitUntil(dropOlderBuilds(build, anyPage));
});

showPaymentReminders();

// The first worker controls the page that registered it; a later one waits for a message.
clientsClaim();
self.addEventListener('message', (event) => {
  if (mayTakeOver(event.data, build)) void self.skipWaiting();
  const language = languageToStore(event.data);
  // Offline, the page sends the message again at its next start.
  if (language !== undefined)
    event.waitUntil(fill(build, filesFor(new Set([language]))).catch(() => undefined));
});

/** Serves the cached page at once and stores the server's page for the next visit. */
const kept = new StaleWhileRevalidate({
  cacheName,
  plugins: [
    { cacheKeyWillBeUsed: ({ request }) => Promise.resolve(keyOf(request)) },
    changedPagesOnly,
    ownPagesOnly,
  ],
});

registerRoute(
  ({ request, sameOrigin, url }) => request.mode === 'navigate' && sameOrigin && isScreen(url.pathname),
  async (options) => {
    const { waiting } = self.registration;
    if (waiting === null) return kept.handle(options);
    // A newly opened page uses the newest complete build. Open pages are not affected, because their files stay cached.
    const { event } = options;
    const opening = event instanceof FetchEvent ? event.resultingClientId : '';
    const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    if (windows.filter(({ id }) => id !== opening).length <= 1) waiting.postMessage(skipWaiting);
    return (await newestPage(pageOf(options.url))) ?? kept.handle(options);
  },
);

registerRoute(
  ({ request, sameOrigin, url }) => request.mode !== 'navigate' && sameOrigin && isAppFile(url.pathname),
  async ({ request }) =>
    (await precache.matchPrecache(request)) ?? (await caches.match(request)) ?? fetch(request),
);
