import { clientsClaim } from 'workbox-core';
import { PrecacheController, type PrecacheEntry } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { StaleWhileRevalidate } from 'workbox-strategies';
import { isAppFile, isScreen } from './addresses';
import { showPaymentReminders } from './payment-reminders';
import { languageOfFile, languageToStore } from './stored-catalogs';
import { cacheOf, dropOlderBuilds, fill, storedLanguages, newestPage } from './shell-caches';
import { mayTakeOver, skipWaiting } from './take-over';

/** Workbox types the list for all its tools; the build writes entries only. */
declare const self: Omit<ServiceWorkerGlobalScope, '__WB_MANIFEST'> & {
  readonly __WB_MANIFEST: readonly PrecacheEntry[];
};

/** Files, whose names carry the hashes of their contents, then the pages, whose revision is the build. */
const manifest = self.__WB_MANIFEST;
const anyPage = '/index.html';
/** Stands for the files that every language needs. */
const anyLanguage = '';
const pages = manifest.filter(({ url }) => url.startsWith('/')).map(({ url }) => url);
const build = manifest.find(({ url }) => url === anyPage)?.revision ?? '';
const cacheName = cacheOf(build);

/** The page of an address: its own, or the one that stands for all others. */
const pageOf = ({ pathname }: URL): string => (pages.includes(pathname) ? pathname : anyPage);

/** A server that fails, or has another build by now, gives no page of this build. */
const ownPagesOnly = {
  cacheWillUpdate: async ({ response }: { response: Response }) => {
    const isOwn =
      response.ok &&
      (!response.headers.get('content-type')?.startsWith('text/html') ||
        (await response.clone().text()).includes(`<meta name="build" content="${build}"`));
    return isOwn ? response : null;
  },
};

const precache = new PrecacheController({ cacheName, plugins: [ownPagesOnly] });
precache.addToCacheList(manifest.filter(({ url }) => languageOfFile(url) === undefined));

/** The files of the build without the catalogs of other languages: a device speaks one. */
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

// A build has a cache of its own, so nothing in it is to be removed.
self.addEventListener('activate', (event) => {
  // Earlier workers turned navigation preload on. A page is shown from the device, so its fetch is never on the way to the
  // screen; an unread one keeps this worker busy and the next one waiting.
  event.waitUntil(self.registration.navigationPreload.disable());
  event.waitUntil(dropOlderBuilds(build, anyPage));
});

showPaymentReminders();

// The first worker serves the page that registered it; a later one waits until it is asked.
clientsClaim();
self.addEventListener('message', (event) => {
  if (mayTakeOver(event.data, build)) void self.skipWaiting();
  const language = languageToStore(event.data);
  // Without a network the page asks again at its next start.
  if (language !== undefined)
    event.waitUntil(fill(build, filesFor(new Set([language]))).catch(() => undefined));
});

/** What the device has of a page is shown at once; the server's is kept for the next visit. */
const kept = new StaleWhileRevalidate({
  cacheName,
  plugins: [
    {
      cacheKeyWillBeUsed: ({ request }) =>
        Promise.resolve(precache.getCacheKeyForURL(pageOf(new URL(request.url))) ?? request),
    },
    ownPagesOnly,
  ],
});

registerRoute(
  ({ request, sameOrigin, url }) => request.mode === 'navigate' && sameOrigin && isScreen(url.pathname),
  async (options) => {
    const { waiting } = self.registration;
    if (waiting === null) return kept.handle(options);
    // A page that opens takes the newest build that is here. The pages that are open stay as they are: their files stay too.
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
