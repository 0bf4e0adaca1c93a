import { request } from 'node:http';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestLender, type TestLender } from '../testing/test-lender';

const page = '<!doctype html><title>Clearloan</title><main id="root">Loading</main>';
let lender: TestLender;
let staticDir: string;

beforeAll(async () => {
  staticDir = await mkdtemp(join(tmpdir(), 'clearloan-shell-'));
  await mkdir(join(staticDir, 'assets'));
  const files = {
    'index.html': page,
    'csp-hashes.json': '{"style":["sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="]}',
    'version.json': '{"build":"abc"}',
    'sw.js': '// worker',
    'assets/app-1a2b.js': 'plain',
    'assets/app-1a2b.js.br': 'brotli',
    'assets/app-1a2b.js.gz': 'gzip',
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

it.each(['/', '/orders/o-1/repay?_tab=late', '/index.html', '/landing'])(
  'shows the page at %s',
  async (path) => {
    const reply = await fetchPath(path);
    expect([reply.status, await reply.text()]).toEqual([200, page]);
    expect(reply.headers.get('content-type')).toMatch(/^text\/html; charset=utf-8/i);
    expect(reply.headers.get('cache-control')).toBe('no-store');
  },
);

it('tells the browser what the page may load and who may show it', async () => {
  const { headers } = await fetchPath('/');
  const policy = headers.get('content-security-policy') ?? '';
  for (const rule of [
    "default-src 'none'",
    "script-src 'self'",
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

it('gives a hashed file for ever, in the smallest form that the browser reads', async () => {
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

it.each(['/assets/app-old.js', '/assets/../index.html.map', '/favicon.ico', '/assets/'])(
  'answers %s, which is not there, with a real 404 and no page',
  async (path) => {
    const reply = await fetchPath(path);
    expect(reply.status).toBe(404);
    expect(await reply.text()).not.toContain('<');
  },
);

/** fetch would tidy such a path before sending it. */
const statusOfRawPath = (path: string) =>
  new Promise((resolve, reject) => {
    request(lender.address, { path }, (reply) => {
      reply.resume();
      resolve(reply.statusCode);
    })
      .on('error', reject)
      .end();
  });

it.each([
  '/assets/../../../../etc/passwd',
  '/assets/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
  '/assets/..%2f..%2f..%2fetc/passwd',
  '/assets/..%5c..%5cboot.ini',
  '/assets/app-1a2b.js%00.png',
  '/assets//etc/passwd',
])('gives no file outside its folder for %s', async (path) => {
  expect([400, 403, 404]).toContain(await statusOfRawPath(path));
});

it.each(['/version.json', '/sw.js'])('has %s asked for anew each time', async (path) => {
  const reply = await fetchPath(path);
  expect([reply.status, reply.headers.get('cache-control')]).toEqual([200, 'no-store']);
});

it('says that it is well as long as the database answers', async () => {
  const reply = await fetchPath('/healthz');
  expect([reply.status, await reply.json()]).toEqual([200, { ok: true }]);
});

it('takes the browser’s reports about the policy', async () => {
  const reply = await fetch(`${lender.address}/csp-reports`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/reports+json' },
    body: '[{"type":"csp-violation"}]',
  });
  expect(reply.status).toBe(204);
});
