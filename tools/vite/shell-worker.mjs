/**
 * What the service worker does: the shell's own built files are there without a network, and nothing else. The functions
 * are sent to browsers as text, so they use nothing but what they are given. A file's name carries the hash of
 * its content; two builds stay side by side, because an open page of the older one still asks for its own files.
 * @param worker the global of the service worker
 * @param shell `build`: its id; `files` and `pages`: addresses to keep; `takingInput`: those of the pages that can be typed into
 * before their app begins; `start`: the module that begins it, the only one of a page; `isOff`: the worker takes itself and its
 * files away
 * @param shelfOf `shellShelf`
 * @param openerOf `pageOpener`
 */
export function shellWorker(worker, shell, shelfOf, openerOf) {
  /** The server answers for these itself, always: money never passes through here. */
  const servers =
    /^\/(?:api|sandbox|livez|readyz|healthz|docs|csp-reports|version\.json|sw\.js|index\.html)(?:\/|$)/;
  const shelf = shelfOf(worker, shell);
  const openPage = openerOf(worker, shell, shelf);

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

/** How a page is opened: what the phone has of it is drawn at once, and the server says whether its app begins. */
export function pageOpener(worker, { takingInput }, shelf) {
  /** A connection that says nothing for so long is as good as none. */
  const patienceMs = 4000;
  const startScript = /<script type="module"[^>]* src="([^"]+)"><\/script>/;
  /** Paths whose page on the phone was found to be another than the server's: the server's is waited for there. */
  const outdated = new Set();

  const after = (ms) => new Promise((resolve) => worker.setTimeout(resolve, ms));

  /** One that cannot be reached, stays silent or fails has no other page. */
  const differs = async (page, text) => page.status < 500 && (!page.ok || (await page.text()) !== text);
  const isOther = (fromServer, text) =>
    Promise.race([fromServer.then((page) => differs(page, text)), after(patienceMs)]).catch(() => false);

  /** The kept page without its app's start, which is only fetched, and then how it ends. */
  function begun(kept, text, end) {
    const look = text.replace(
      startScript,
      (_, path) => `<link rel="modulepreload" crossorigin href="${path}">`,
    );
    const headers = new worker.Headers(kept.headers);
    // Of the body as it was sent once, packed.
    for (const name of ['content-length', 'content-encoding']) headers.delete(name);
    const encoder = new worker.TextEncoder();
    const start = async (body) => {
      for (const part of [look, end]) body.enqueue(encoder.encode(await part));
      body.close();
    };
    return new worker.Response(new worker.ReadableStream({ start }), { headers });
  }

  function serversOr(kept, fromServer) {
    const late = after(patienceMs).then(() => kept ?? fromServer);
    return Promise.race([fromServer, late]).catch((error) => kept ?? Promise.reject(error));
  }

  return async (event) => {
    const { request, preloadResponse } = event;
    // The browser asks for a page while the worker is still starting, if it can.
    // Firefox resolves such a preload with an error response where others reject: then the worker asks.
    const fromServer = Promise.resolve(preloadResponse).then((page) =>
      page === undefined || page.type === 'error' ? worker.fetch(request) : page,
    );
    const { pathname } = new URL(request.url);
    // What is typed before the app begins would be lost with a page that is loaded anew.
    const isServers = outdated.delete(pathname) || takingInput.includes(pathname);
    const kept = await shelf.page(pathname);
    const text = isServers ? '' : ((await kept?.clone().text()) ?? '');
    const [start] = startScript.exec(text) ?? [];
    if (start !== undefined) {
      const end = isOther(fromServer, text).then((isAnother) => {
        if (isAnother) outdated.add(pathname);
        return isAnother ? '<meta http-equiv="refresh" content="0">' : start;
      });
      event.waitUntil(end);
      return begun(kept, text, end);
    }
    const page = await serversOr(kept, fromServer);
    if (isServers && page !== kept) event.waitUntil(shelf.renew(pathname, page.clone()));
    return page;
  };
}

/** The built files on the phone, one cache for each build. */
export function shellShelf(worker, { build, files, pages, start, isOff }) {
  const prefix = 'clearloan-shell-';
  const own = prefix + build;
  /** What stands for each address without a page of its own. */
  const anyPage = '/index.html';
  const pageOf = (path) => (pages.includes(path) ? path : anyPage);
  const names = async () => (await worker.caches.keys()).filter((name) => name.startsWith(prefix));
  const fresh = (path) => new worker.Request(path, { cache: 'no-store' });
  return {
    async fill() {
      const cache = await worker.caches.open(own);
      const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
      await cache.addAll(files.filter((file) => !kept.has(file)));
      await cache.addAll(pages.map(fresh));
      // Last, so that a page is offered only when everything it asks for is there.
      await cache.add(fresh(anyPage));
    },
    /** The page of an address, of the newest build that is whole. */
    async page(path) {
      for (const name of (await names()).reverse()) {
        const cache = await worker.caches.open(name);
        const whole = await cache.match(anyPage);
        if (whole !== undefined) return (await cache.match(pageOf(path))) ?? whole;
      }
      return undefined;
    },
    /** Keeps the server's page instead, if it begins this build: in another brand, say. */
    async renew(path, page) {
      const isOwn = page.ok && (await page.clone().text()).includes(`"${start}"`);
      if (isOwn) await (await worker.caches.open(own)).put(pageOf(path), page);
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
