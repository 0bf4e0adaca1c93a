import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { shellShelf, shellWorker } from './shell-worker.mjs';

const origin = 'http://localhost';
const pathOf = (asked) => new URL(asked.url ?? asked, origin).pathname;

class AskedPath {
  constructor(path) {
    this.url = origin + path;
  }
}

/** The caches of a phone. */
const cacheStore = (caches, server) => ({
  keys: async () => [...caches.keys()],
  delete: async (name) => caches.delete(name),
  match: async (asked) => [...caches.values()].map((rows) => rows.get(pathOf(asked))).find(Boolean),
  open: async (name) => {
    if (!caches.has(name)) caches.set(name, new Map());
    const rows = caches.get(name);
    return {
      keys: async () => [...rows.keys()].map((path) => ({ url: origin + path })),
      add: async (asked) => void rows.set(pathOf(asked), await server(pathOf(asked))),
      addAll: async (paths) => {
        const replies = await Promise.all(paths.map(async (path) => [path, await server(path)]));
        for (const [path, reply] of replies) rows.set(path, reply);
      },
      match: async (asked) => rows.get(pathOf(asked)),
    };
  },
});

/** A browser as far as a service worker sees it; `server` answers a path or throws. */
function browser(server, caches = new Map()) {
  const listeners = {};
  const deleted = [];
  const phone = { asksEarly: false };
  const worker = {
    location: { origin },
    caches: cacheStore(caches, server),
    Request: AskedPath,
    clients: { claim: async () => undefined },
    registration: {
      unregister: async () => deleted.push('worker'),
      navigationPreload: { enable: async () => void (phone.asksEarly = true) },
    },
    skipWaiting: async () => undefined,
    setTimeout: (work) => void setTimeout(work, 5),
    fetch: async (asked) => server(pathOf(asked)),
    addEventListener: (name, listener) => {
      listeners[name] = listener;
    },
  };
  const live = async (name) => {
    let work;
    listeners[name]({ waitUntil: (given) => (work = given) });
    await work;
  };
  /** What the worker answers; undefined when it leaves the request to the browser. */
  const ask = (path, how = {}, preloadResponse) => {
    let reply;
    const request = {
      url: path.startsWith('http') ? path : origin + path,
      method: 'GET',
      mode: 'cors',
      ...how,
    };
    listeners.fetch({ request, preloadResponse, respondWith: (given) => (reply = given) });
    return reply;
  };
  return {
    worker,
    caches,
    deleted,
    phone,
    ask,
    start: async () => (await live('install'), await live('activate')),
  };
}

const reachable = async (path) => `server ${path}`;
const unreachable = async () => {
  throw new TypeError('no network');
};
const silent = () => new Promise(() => undefined);
const navigate = { mode: 'navigate' };
const shellOf = (build, files) => ({ build, files, isOff: false });

async function started(build = 'one', files = ['/assets/app-1.js'], caches = new Map()) {
  const before = browser(reachable, caches);
  shellWorker(before.worker, shellOf(build, files), shellShelf);
  await before.start();
  return before.caches;
}

function later(server, caches, build = 'one') {
  const seen = browser(server, caches);
  shellWorker(seen.worker, shellOf(build, ['/assets/app-1.js']), shellShelf);
  return seen;
}

describe('the service worker', () => {
  it('opens any screen and its files without a network', async () => {
    const { ask } = later(unreachable, await started());
    assert.equal(await ask('/bookkeeping/new?_month=2026-11', navigate), 'server /index.html');
    assert.equal(await ask('/assets/app-1.js'), 'server /assets/app-1.js');
  });

  it('opens a screen from the phone when the network stays silent', async () => {
    const { ask } = later(silent, await started());
    assert.equal(await ask('/bookkeeping', navigate), 'server /index.html');
  });

  it('asks the server for the page first while there is one', async () => {
    const { ask } = later(async () => 'newer page', await started());
    assert.equal(await ask('/', navigate), 'newer page');
  });

  it('takes the page that the browser asked for while the worker was starting, and asks for no second one', async () => {
    const asked = [];
    const { ask, phone, start } = later(async (path) => asked.push(path), new Map());
    await start();
    assert.equal(phone.asksEarly, true);
    asked.length = 0;
    assert.equal(await ask('/', navigate, Promise.resolve('early page')), 'early page');
    assert.deepEqual(asked, []);
  });

  it('opens from the phone when what the browser asked for does not come', async () => {
    const { ask } = later(reachable, await started());
    assert.equal(await ask('/', navigate, Promise.reject(new TypeError('no network'))), 'server /index.html');
  });

  it('answers for no call, no write and no other server', async () => {
    const { ask } = later(reachable, await started());
    for (const path of [
      '/api/book-keeping/get-list',
      '/sandbox',
      '/healthz',
      '/docs',
      '/version.json',
      '/sw.js',
    ]) {
      assert.equal(ask(path), undefined);
      assert.equal(ask(path, navigate), undefined);
    }
    assert.equal(ask('/assets/app-1.js', { method: 'POST' }), undefined);
    assert.equal(ask('http://elsewhere.example/assets/app-1.js'), undefined);
  });
});

describe('a new build', () => {
  it('keeps the files of the build before, for pages that are still open, and no older ones', async () => {
    let caches = await started('one', ['/assets/app-1.js']);
    caches.set('other', new Map());
    caches = await started('two', ['/assets/app-2.js'], caches);
    assert.equal(await later(unreachable, caches, 'two').ask('/assets/app-1.js'), 'server /assets/app-1.js');
    caches = await started('three', ['/assets/app-3.js'], caches);
    assert.deepEqual([...caches.keys()], ['other', 'clearloan-shell-two', 'clearloan-shell-three']);
  });

  it('offers no page of a build whose files are not all there', async () => {
    const caches = await started('one');
    const broken = browser(
      async (path) => (path === '/assets/app-2.js' ? unreachable() : `two ${path}`),
      caches,
    );
    shellWorker(broken.worker, shellOf('two', ['/assets/app-2.js']), shellShelf);
    await assert.rejects(broken.start());
    assert.equal(await later(unreachable, caches).ask('/', navigate), 'server /index.html');
  });

  it('takes itself and its files away when it is switched off', async () => {
    const caches = await started();
    const off = browser(reachable, caches);
    shellWorker(off.worker, { build: 'off', files: ['/x.js'], isOff: true }, shellShelf);
    await off.start();
    assert.deepEqual([[...caches.keys()], off.deleted], [[], ['worker']]);
    assert.equal(off.ask('/', navigate), undefined);
  });
});
