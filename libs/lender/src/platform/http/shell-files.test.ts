import * as fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readBrandFile } from '../brand/brand-file';
import { brandingOf } from '../brand/branding';
import { startTestLender, type TestLender } from '../../testing/test-lender';
import { headersByPath } from './headers';
import { thisLender } from '../lender/lender';
import { createServer } from './server';

const page = '<!doctype html><title>Clearloan</title><main id="root">Loading</main>';
let lender: TestLender;
let staticDir: string;

beforeAll(async () => {
  staticDir = await mkdtemp(join(tmpdir(), 'clearloan-shell-'));
  for (const folder of ['assets', 'pages']) await mkdir(join(staticDir, folder));
  const files = {
    'index.html': page,
    'csp-hashes.json': JSON.stringify({
      style: ['sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='],
      script: ['sha256-2jmj7l5rSw0yVb/vlWAYkK/YBwk+PJZdJ3Hq6w0Yk4o='],
    }),
    'pages/login.id.html': 'login id',
    'pages/login.hi.html': 'login hi',
    'pages/home.en.html': 'home en',
    'pages/index.zh.html': 'index zh',
    'version.json': '{"build":"abc"}',
    'sw.js': '// worker',
    'icon.svg': '<svg fill="#11291f"/>',
    'app.webmanifest': '{"name":"Clearloan","lang":"en"}',
    'assets/app-1a2b.js': 'plain',
    'assets/app-1a2b.js.br': 'brotli',
    'assets/app-1a2b.js.gz': 'gzip',
    'assets/app-1a2b.js.map': '{"sources":[]}',
    'assets/app-1a2b.js.map.br': 'map',
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(staticDir, name), text);
  lender = await startTestLender({ staticDir });
});
afterAll(async () => {
  await lender.stop();
  await rm(staticDir, { recursive: true, force: true });
});

const fetchPath = (path: string, headers: Record<string, string> = {}) =>
  fetch(lender.address + path, { headers });

it.each(['/orders/o-1/repay?_tab=late', '/index.html', '/landing', '/reminders/%E0%A4%A', '/%zz?_tab=late'])(
  'the app’s page is served at %s',
  async (path) => {
    const reply = await fetchPath(path);
    expect([reply.status, await reply.text()]).toEqual([200, page]);
    expect(reply.headers.get('content-type')).toMatch(/^text\/html; charset=utf-8/i);
    expect(reply.headers.get('cache-control')).toBe('no-store');
  },
);

it.each([
  ['/login', 'id-ID,id;q=0.9,en;q=0.8', 'login id'],
  ['/login?_step=code', 'fr,hi;q=0.5', 'login hi'],
  ['/', '', 'home en'],
  ['/', 'zz', 'home en'],
  ['/orders', 'id', page],
  ['/orders', 'zh-CN', 'index zh'],
])('%s starts in the language of the browser (%s)', async (path, wanted, text) => {
  const reply = await fetchPath(path, { 'Accept-Language': wanted });
  expect(await reply.text()).toBe(text);
  expect(reply.headers.get('vary')).toMatch(/accept-language/i);
  expect(reply.headers.get('content-security-policy')).toContain("script-src 'self'");
});

it('the page’s headers restrict what it may load and who may frame it', async () => {
  const { headers } = await fetchPath('/orders');
  const policy = headers.get('content-security-policy') ?? '';
  for (const rule of [
    "default-src 'none'",
    "script-src 'self' 'sha256-2jmj7l5rSw0yVb/vlWAYkK/YBwk+PJZdJ3Hq6w0Yk4o='",
    "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types dompurify clearloan',
  ]) {
    expect(policy.split('; ')).toContain(rule);
  }
  expect(policy).not.toContain('unsafe');
  expect(Object.fromEntries(headers)).toMatchObject({
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(self), geolocation=(self), microphone=(), payment=(), usb=()',
    'referrer-policy': 'no-referrer',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  });
});

it('a hashed file is cached permanently and compressed as the browser accepts', async () => {
  const plain = await fetchPath('/assets/app-1a2b.js', { 'Accept-Encoding': 'identity' });
  expect([plain.status, plain.headers.get('cache-control')]).toEqual([
    200,
    'public, max-age=31536000, immutable',
  ]);
  expect(plain.headers.get('content-type')).toMatch(/^(text|application)\/javascript; charset=utf-8$/);
  const small = await fetch(`${lender.address}/assets/app-1a2b.js`, {
    method: 'HEAD',
    headers: { 'Accept-Encoding': 'br, gzip' },
  });
  expect(small.headers.get('content-encoding')).toBe('br');
  expect(small.headers.get('content-length')).toBe('6');
});

it.each([
  '/assets/app-1a2b.js.map',
  '/assets/app-1a2b.js.MAP',
  '/assets/app-1a2b.js%2emap',
  '/assets/app-1a2b.js.map.br',
  '/csp-hashes.json',
  '/./csp-hashes.json',
])('the build file %s is not served', async (path) => {
  expect(await statusOfRawPath(path)).toBe(404);
});

it.each(['/assets/app-old.js', '/assets/../index.html.map', '/favicon.ico', '/assets/'])(
  'the missing file %s gets 404 without a page',
  async (path) => {
    const reply = await fetchPath(path);
    expect(reply.status).toBe(404);
    expect(await reply.text()).not.toContain('<');
  },
);

/** fetch would normalise such a path before sending it. */
const replyOfRawPath = (path: string, headers = {}) =>
  new Promise<{ status: number | undefined; type: string | undefined; text: string }>((resolve, reject) => {
    request(lender.address, { path, headers }, (reply) => {
      const parts: Buffer[] = [];
      reply.on('data', (part: Buffer) => parts.push(part));
      reply.on('end', () =>
        resolve({
          status: reply.statusCode,
          type: reply.headers['content-type'],
          text: Buffer.concat(parts).toString(),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
const statusOfRawPath = async (path: string) => (await replyOfRawPath(path)).status;

const addressPart = fc.oneof(
  fc.constantFrom(
    ...['/', '//', '/calculator', '/CALCULATOR', '/orders', 'o-1', '.', '..', '/.', '%', '%zz', '%E0%A4%A'],
    ...['%2F', '%2f%2f', '%5c', '%00', '?', '??', '?_tab=', '&', ';', ':', '@', '~', '.html', '.php', '.png'],
    ...['/assets', '/api', '/API', '%20', '%0d%0a', '%E2%80%AE', '/login', '/index.html', '{', '|', '^'],
  ),
  fc.webSegment({ size: 'small' }),
);
const addresses = fc.array(addressPart, { maxLength: 8 }).map((parts) => `/${parts.join('')}`);

it('a borrower who opens any address gets the app’s page, never a call’s answer', async () => {
  await fc.assert(
    fc.asyncProperty(addresses, async (path) => {
      const { status, type, text } = await replyOfRawPath(path, { Accept: 'text/html,*/*;q=0.8' });
      const [bare = ''] = path.split('?', 1);
      fc.pre(!/^\/(?:api|assets)(?:\/|$)/.test(bare));
      expect([200, 404]).toContain(status);
      expect(type).toMatch(/^text\/html/);
      expect(text).not.toContain('"code"');
    }),
    { numRuns: 500 },
  );
});

it('control: an unknown call is answered as a call', async () => {
  const { type, text } = await replyOfRawPath('/api/nowhere', { Accept: 'text/html' });
  expect(type).toMatch(/json/);
  expect(text).toContain('"code"');
});

it.each([
  ['/orders.', 200],
  ['/orders/o.1', 404],
  ['/old-page.html', 404],
])('%s opened by a borrower is the app’s page, with %i', async (path, status) => {
  const reply = await replyOfRawPath(path, { Accept: 'text/html' });
  expect([reply.status, reply.text]).toEqual([status, page]);
});

it.each([
  '/assets/../../../../etc/passwd',
  '/assets/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
  '/assets/..%2f..%2f..%2fetc/passwd',
  '/assets/..%5c..%5cboot.ini',
  '/assets/app-1a2b.js%00.png',
  '/assets//etc/passwd',
])('no file outside the folder is served for %s', async (path) => {
  expect([400, 403, 404]).toContain(await statusOfRawPath(path));
});

it.each([
  ['/version.json', 'no-store'],
  ['/sw.js', 'no-cache'],
  ['/icon.svg', 'public, max-age=3600'],
  ['/app.webmanifest', 'public, max-age=3600'],
])('%s has the cache policy %s', async (path, caching) => {
  const reply = await fetchPath(path);
  expect([reply.status, reply.headers.get('cache-control')]).toEqual([200, caching]);
});

it('the headers file for other servers equals the headers that the lender sends', async () => {
  const policy = (await fetchPath('/')).headers.get('content-security-policy') ?? '';
  for (const { path, headers } of headersByPath(policy)) {
    const sample = { '/assets/*': '/assets/app-1a2b.js', '/icons/*': undefined, '/*': '/orders' };
    const asked = path in sample ? sample[path as keyof typeof sample] : path;
    if (asked === undefined) continue;
    const sent = (await fetchPath(asked)).headers;
    for (const [name, value] of Object.entries(headers))
      expect([path, name, sent.get(name)]).toEqual([path, name, value]);
  }
});

it('the page, the manifest and the icon are served in the configured brand', async () => {
  const file = readFileSync(join(__dirname, '../../../../../apps/shell/brands/harbour.json'), 'utf8');
  const branding = brandingOf(readBrandFile(file, 'harbour'));
  const log = () => undefined;
  const server = await createServer({
    prefix: '/api',
    calls: [],
    staticDir,
    isLimited: false,
    branding,
    log,
    lender: thisLender(),
    health: { failedCheck: () => Promise.resolve(undefined), isDraining: () => false },
  });
  const shown = async (url: string) => server.inject({ url });
  const branded = await shown('/orders');
  expect(branded.body).toContain('<title>Harbour Credit</title>');
  expect(branded.headers['content-security-policy']).toContain(`'${branding.styleHashes[0] ?? 'none'}'`);
  expect((await shown('/app.webmanifest')).json()).toMatchObject({ name: 'Harbour Credit', lang: 'en' });
  expect((await shown('/icon.svg')).body).toBe('<svg fill="#0f2740"/>');
  const tag = String(branded.headers.etag);
  const again = await server.inject({ url: '/orders', headers: { 'if-none-match': tag } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  const other = await server.inject({ url: '/orders', headers: { 'if-none-match': '"another"' } });
  expect([other.statusCode, other.body]).toEqual([200, branded.body]);
  await server.close();
});

it('the health check succeeds while the database responds', async () => {
  const reply = await fetchPath('/healthz');
  expect([reply.status, await reply.json()]).toEqual([200, { ok: true }]);
});

it('the browser’s policy reports are accepted', async () => {
  const reply = await fetch(`${lender.address}/csp-reports`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/reports+json' },
    body: '[{"type":"csp-violation"}]',
  });
  expect(reply.status).toBe(204);
});
