import assert from 'node:assert/strict';
import { ReadableStream, TextDecoderStream } from 'node:stream/web';
import { describe, it } from 'node:test';
import { pageOpener, shellShelf, shellWorker } from './shell-worker.mjs';

const { Response, Headers, TextEncoder } = globalThis;

const origin = 'http://localhost';
const pathOf = (asked) => new URL(asked.url ?? asked, origin).pathname;

class AskedPath {
  constructor(path) {
    this.url = origin + path;
  }
}

/** The caches of a phone: what was answered, as text by its path. */
const cacheStore = (caches, fetched) => {
  const found = (text) => (text === undefined ? undefined : new Response(text));
  const taken = async (asked) => [pathOf(asked), await (await fetched(asked)).text()];
  return {
    keys: async () => [...caches.keys()],
    delete: async (name) => caches.delete(name),
    match: async (asked) => found([...caches.values()].map((rows) => rows.get(pathOf(asked))).find(Boolean)),
    open: async (name) => {
      if (!caches.has(name)) caches.set(name, new Map());
      const rows = caches.get(name);
      return {
        keys: async () => [...rows.keys()].map((path) => ({ url: origin + path })),
        add: async (asked) => void rows.set(...(await taken(asked))),
        addAll: async (all) => {
          for (const row of await Promise.all(all.map(taken))) rows.set(...row);
        },
        match: async (asked) => found(rows.get(pathOf(asked))),
        put: async (asked, reply) => void rows.set(pathOf(asked), await reply.text()),
      };
    },
  };
};

/** The global of a service worker; `server` answers a path with a text or a reply, or throws. */
function workerOf(server, caches, { listeners, deleted, phone }) {
  const fetched = async (asked) => {
    const reply = await server(pathOf(asked));
    return reply instanceof Response ? reply : new Response(reply);
  };
  return {
    ...{ Response, Headers, ReadableStream, TextEncoder },
    location: { origin },
    caches: cacheStore(caches, fetched),
    Request: AskedPath,
    clients: { claim: async () => undefined },
    registration: {
      unregister: async () => deleted.push('worker'),
      navigationPreload: { enable: async () => void (phone.asksEarly = true) },
    },
    skipWaiting: async () => undefined,
    setTimeout: (work) => void setTimeout(work, phone.patienceMs),
    fetch: fetched,
    addEventListener: (name, listener) => {
      listeners[name] = listener;
    },
  };
}

/** A browser as far as a service worker sees it. */
function browser(server, caches = new Map()) {
  const [listeners, deleted, phone] = [{}, [], { asksEarly: false, patienceMs: 5 }];
  const worker = workerOf(server, caches, { listeners, deleted, phone });
  const live = async (name) => {
    let work;
    listeners[name]({ waitUntil: (given) => (work = given) });
    await work;
  };
  /** What the worker answers; undefined when it leaves the request to the browser. */
  const replyTo = (path, how = {}, preloadResponse) => {
    const url = path.startsWith('http') ? path : origin + path;
    const request = { url, method: 'GET', mode: 'cors', ...how };
    const works = [];
    let reply;
    listeners.fetch({
      ...{ request, preloadResponse, waitUntil: (work) => works.push(work) },
      respondWith: (given) => (reply = given),
    });
    return reply && { reply, works };
  };
  /** The same as text, once all is done that belongs to it. */
  const ask = (...given) => {
    const { reply, works } = replyTo(...given) ?? {};
    return reply?.then(async (answer) => {
      const text = await answer.text();
      await Promise.all(works);
      return text;
    });
  };
  const start = async () => (await live('install'), await live('activate'));
  return { worker, caches, deleted, phone, replyTo, ask, start };
}

const start = '<script type="module" src="/assets/app-1.js"></script>';
/** The server's page of an address: the start of the app, and a look. */
const pageAt = (path) => `${start} look of ${path}`;
/** The same as the phone draws it, and begins its app by the last line. */
const fetchStart = '<link rel="modulepreload" crossorigin href="/assets/app-1.js">';
const lookAt = (path) => `${fetchStart} look of ${path}`;
const begunAt = (path) => lookAt(path) + start;
const reachable = async (path) => (path.startsWith('/assets/') ? `file ${path}` : pageAt(path));
const unreachable = async () => {
  throw new TypeError('no network');
};
const silent = () => new Promise(() => undefined);
const navigate = { mode: 'navigate' };
const loadAnew = '<meta http-equiv="refresh" content="0">';
const shellOf = (build, files) => ({
  ...{ build, files, isOff: false },
  ...{ pages: ['/', '/login'], takingInput: ['/login'], start: '/assets/app-1.js' },
});

async function started(build = 'one', files = ['/assets/app-1.js'], caches = new Map()) {
  const before = browser(reachable, caches);
  shellWorker(before.worker, shellOf(build, files), shellShelf, pageOpener);
  await before.start();
  return before.caches;
}

function later(server, caches, build = 'one') {
  const seen = browser(server, caches);
  shellWorker(seen.worker, shellOf(build, ['/assets/app-1.js']), shellShelf, pageOpener);
  return seen;
}

describe('the service worker', () => {
  it('opens any screen and its files without a network', async () => {
    const { ask } = later(unreachable, await started());
    assert.equal(await ask('/bookkeeping/new?_month=2026-11', navigate), begunAt('/index.html'));
    assert.equal(await ask('/login', navigate), pageAt('/login'));
    assert.equal(await ask('/assets/app-1.js'), 'file /assets/app-1.js');
  });

  it('opens a screen from the phone when the network stays silent', async () => {
    const { ask } = later(silent, await started());
    assert.equal(await ask('/bookkeeping', navigate), begunAt('/index.html'));
  });

  it('takes the page that the browser asked for while the worker was starting, and asks for no second one', async () => {
    const asked = [];
    const {
      ask,
      phone,
      start: begin,
    } = later(async (path) => {
      asked.push(path);
      return reachable(path);
    }, new Map());
    await begin();
    assert.equal(phone.asksEarly, true);
    asked.length = 0;
    const early = Promise.resolve(new Response(pageAt('/')));
    assert.equal(await ask('/', navigate, early), begunAt('/'));
    assert.deepEqual(asked, []);
  });

  it('opens from the phone when what the browser asked for does not come', async () => {
    const { ask } = later(reachable, await started());
    assert.equal(await ask('/', navigate, Promise.reject(new TypeError('no network'))), begunAt('/'));
  });

  it('answers for no call, no write and no other server', async () => {
    const { ask } = later(reachable, await started());
    for (const path of [
      '/api/book-keeping/get-list',
      '/sandbox',
      '/healthz',
      '/readyz',
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

describe('a page that the phone has', () => {
  it('opens from the phone in Firefox, which answers a preload without a network with an error response', async () => {
    const { ask } = later(unreachable, await started());
    for (const path of ['/', '/login', '/bookkeeping']) {
      const alone = await later(unreachable, await started()).ask(path, navigate);
      assert.equal(await ask(path, navigate, Promise.resolve(Response.error())), alone);
    }
  });

  it('begins its app when the server fails, or is cut off in the middle of its page', async () => {
    const caches = await started();
    const failing = later(async () => new Response('<h1>502</h1>', { status: 502 }), caches);
    assert.equal(await failing.ask('/', navigate), begunAt('/'));
    const cutOff = new ReadableStream({ pull: (body) => body.error(new TypeError('cut off')) });
    assert.equal(await later(async () => new Response(cutOff), caches).ask('/', navigate), begunAt('/'));
  });

  it('draws at once what the phone has of a page, and begins its app when the server has no other', async () => {
    let answer;
    const { replyTo, phone } = later(() => new Promise((resolve) => (answer = resolve)), await started());
    phone.patienceMs = 60_000;
    const { body } = await replyTo('/', navigate).reply;
    const parts = body.pipeThrough(new TextDecoderStream()).getReader();
    assert.equal((await parts.read()).value, lookAt('/'));
    const rest = parts.read();
    const aMoment = new Promise((resolve) => setTimeout(resolve, 20, 'waits'));
    assert.equal(await Promise.race([rest, aMoment]), 'waits');
    answer(new Response(pageAt('/')));
    assert.equal((await rest).value, start);
  });

  it('loads the page anew where the server has another one, and shows that', async () => {
    for (const status of [200, 403]) {
      const { ask } = later(async () => new Response('another page', { status }), await started());
      assert.equal(await ask('/', navigate), lookAt('/') + loadAnew);
      assert.equal(await ask('/', navigate), 'another page');
      // It begins no app of this build, so it is not kept.
      assert.equal(await ask('/', navigate), lookAt('/') + loadAnew);
    }
  });

  it('waits for the server’s page of the login, whose field takes a number before the app is there', async () => {
    const caches = await started();
    assert.equal(await later(async () => 'newer login', caches).ask('/login', navigate), 'newer login');
    assert.equal(await later(silent, caches).ask('/login', navigate), pageAt('/login'));
  });

  it('draws the server’s page from then on, if it begins the same build: a lender may change its brand', async () => {
    const dressed = (page) => page.replace('look of', 'green look of');
    const { ask } = later(async () => dressed(pageAt('/')), await started());
    assert.equal(await ask('/', navigate), lookAt('/') + loadAnew);
    assert.equal(await ask('/', navigate), dressed(pageAt('/')));
    assert.equal(await ask('/', navigate), dressed(begunAt('/')));
  });
});

describe('a new build', () => {
  it('keeps the files of the build before, for pages that are still open, and no older ones', async () => {
    let caches = await started('one', ['/assets/app-1.js']);
    caches.set('other', new Map());
    caches = await started('two', ['/assets/app-2.js'], caches);
    assert.equal(await later(unreachable, caches, 'two').ask('/assets/app-1.js'), 'file /assets/app-1.js');
    caches = await started('three', ['/assets/app-3.js'], caches);
    assert.deepEqual([...caches.keys()], ['other', 'clearloan-shell-two', 'clearloan-shell-three']);
  });

  it('offers no page of a build whose files are not all there', async () => {
    const caches = await started('one');
    const broken = browser(
      async (path) => (path === '/assets/app-2.js' ? unreachable() : `two ${path} ${start}`),
      caches,
    );
    shellWorker(broken.worker, shellOf('two', ['/assets/app-2.js']), shellShelf, pageOpener);
    await assert.rejects(broken.start());
    assert.equal(await later(unreachable, caches).ask('/', navigate), begunAt('/'));
  });

  it('takes itself and its files away when it is switched off', async () => {
    const caches = await started();
    const off = browser(reachable, caches);
    shellWorker(off.worker, { ...shellOf('off', ['/x.js']), isOff: true }, shellShelf, pageOpener);
    await off.start();
    assert.deepEqual([[...caches.keys()], off.deleted], [[], ['worker']]);
    assert.equal(off.ask('/', navigate), undefined);
  });
});
