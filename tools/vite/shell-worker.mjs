/**
 * What the service worker does: the shell's own built files are there without a network, and nothing else. Both
 * functions are sent to browsers as text, so they use nothing but what they are given. A file's name carries the hash of
 * its content; two builds stay side by side, because an open page of the older one still asks for its own files.
 * @param worker the global of the service worker
 * @param shell `build`: its id; `files`: addresses to keep; `isOff`: the worker takes itself and its files away
 * @param shelfOf `shellShelf`
 */
export function shellWorker(worker, shell, shelfOf) {
  /** A connection that says nothing for so long is as good as none. */
  const patienceMs = 4000;
  /** The server answers for these itself, always: money never passes through here. */
  const servers = /^\/(?:api|sandbox|healthz|docs|csp-reports|version\.json|sw\.js|index\.html)(?:\/|$)/;
  const shelf = shelfOf(worker, shell);

  async function openPage({ request, preloadResponse }) {
    // The browser asks for a page while the worker is still starting, if it can.
    const fromServer = Promise.resolve(preloadResponse).then((page) => page ?? worker.fetch(request));
    const late = new Promise((resolve) => worker.setTimeout(resolve, patienceMs)).then(shelf.page);
    try {
      return (await Promise.race([fromServer, late])) ?? (await fromServer);
    } catch (error) {
      const kept = await shelf.page();
      if (kept === undefined) throw error;
      return kept;
    }
  }

  async function takeOver() {
    await worker.registration.navigationPreload?.enable();
    await worker.clients.claim();
  }

  const leave = () => worker.registration.unregister();

  worker.addEventListener('install', (event) => {
    event.waitUntil(Promise.all([shell.isOff ? undefined : shelf.fill(), worker.skipWaiting()]));
  });

  worker.addEventListener('activate', (event) => {
    event.waitUntil(shelf.tidy().then(shell.isOff ? leave : takeOver));
  });

  worker.addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    const isOurs = request.method === 'GET' && origin === worker.location.origin && !servers.test(pathname);
    if (shell.isOff || !isOurs) return;
    if (request.mode === 'navigate') event.respondWith(openPage(event));
    else event.respondWith(shelf.file(request).then((found) => found ?? worker.fetch(request)));
  });
}

/** The built files on the phone, one cache for each build. */
export function shellShelf(worker, { build, files, isOff }) {
  const prefix = 'clearloan-shell-';
  const own = prefix + build;
  const page = '/index.html';
  const names = async () => (await worker.caches.keys()).filter((name) => name.startsWith(prefix));
  return {
    async fill() {
      const cache = await worker.caches.open(own);
      const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
      await cache.addAll(files.filter((file) => !kept.has(file)));
      // Last, so that a page is offered only when everything it asks for is there.
      await cache.add(new worker.Request(page, { cache: 'no-store' }));
    },
    /** The page of the newest build that is whole. */
    async page() {
      for (const name of (await names()).reverse()) {
        const found = await (await worker.caches.open(name)).match(page);
        if (found !== undefined) return found;
      }
      return undefined;
    },
    file: (request) => worker.caches.match(request),
    /** Leaves this build and the one before. */
    async tidy() {
      const others = (await names()).filter((name) => name !== own);
      const going = isOff ? [...others, own] : others.slice(0, -1);
      await Promise.all(going.map((name) => worker.caches.delete(name)));
    },
  };
}
