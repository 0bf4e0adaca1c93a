import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { logInForTest } from '../testing/log-in';
import { startTestLender, type TestLender } from '../testing/test-lender';
import { offerWithWeakCalls } from './testing/weak-calls';
import { asStaff, consoleToken } from '../testing/console-call';

let lender: TestLender;
let folder: string;
let sessionId: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clearloan-headers-'));
  await mkdir(join(folder, 'assets'));
  const files = ['index.html', 'version.json', 'sw.js', 'assets/app-1a2b.js', 'assets/app-1a2b.css'];
  for (const file of files) await writeFile(join(folder, file), 'content');
  lender = await startTestLender({ staticDir: folder }, (context) => {
    const offer = offerWithWeakCalls(context);
    const hours = { reads: [{ path: '/hours', read: () => Promise.resolve([]) }] };
    return { ...offer, consoleModules: [...offer.consoleModules, hours] };
  });
  sessionId = await logInForTest();
});
afterAll(async () => {
  await lender.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Headers of every response. */
const everywhere = {
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  server: null,
  'x-powered-by': null,
  'access-control-allow-origin': null,
  'set-cookie': null,
};
const api = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
};
const json = { ...api, 'content-type': 'application/json; charset=utf-8' };
const call = { ...json, 'x-request-id': /^[0-9a-f-]{36}$/ };
const page = {
  'content-type': /^text\/html; charset=utf-8$/i,
  'cache-control': 'no-store',
  'content-security-policy':
    /^default-src 'none'; script-src 'self'; style-src 'self'(?!.*unsafe).*require-trusted-types-for 'script'/,
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(self), geolocation=(self), microphone=(), payment=(), usb=()',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-frame-options': 'DENY',
};
const forever = { 'cache-control': 'public, max-age=31536000, immutable' };
const noStore = { 'cache-control': 'no-store' };
const text = { ...noStore, 'content-type': /^text\/plain/ };

type Expected = Readonly<Record<string, string | RegExp | null>>;
type Kind = readonly [string, string, number, Expected, (RequestInit | undefined)?];
const ours = { 'X-Requested-With': 'XMLHttpRequest' };
const post = (type: string, body = ''): RequestInit => ({
  method: 'POST',
  body,
  headers: { ...ours, 'Content-Type': type },
});
const form = post('application/x-www-form-urlencoded');

const kinds: readonly Kind[] = [
  ['the page', '/', 200, page],
  ['the page at the URL of a screen', '/orders/o-1', 200, page],
  ['a hashed script', '/assets/app-1a2b.js', 200, { ...forever, 'content-type': /javascript/ }],
  ['a hashed style', '/assets/app-1a2b.css', 200, { ...forever, 'content-type': /^text\/css/ }],
  ['a hashed file that no longer exists', '/assets/app-old.js', 404, text],
  ['the service worker', '/sw.js', 200, { 'cache-control': 'no-cache', 'content-type': /javascript/ }],
  ['the version', '/version.json', 200, { ...noStore, 'content-type': /^application\/json/ }],
  ['a missing file', '/favicon.ico', 404, text],
  ['an API response', '/api/v5/index/index', 200, call, { headers: ours }],
  ['a rejected request', '/api/v3/product/detail?productId=none', 200, call, { headers: ours }],
  ['a request without a login', '/api/v3/personal-center/user-info', 200, call, { headers: ours }],
  ['a request without the app’s header', '/api/v3/personal-center/user-info', 403, call],
  ['an unknown endpoint', '/api/none', 404, call, { headers: ours }],
  ['a request with malformed JSON', '/api/service/event/save', 400, call, post('application/json', '{')],
  ['a request with the wrong content type', '/api/service/event/save', 415, call, form],
  [
    'a request body that is too large',
    '/api/service/event/save',
    413,
    call,
    post('application/json', `"${'a'.repeat(300_000)}"`),
  ],
  [
    'a server error',
    '/api/test/trusts-shape?sessionId=',
    500,
    call,
    post('application/x-www-form-urlencoded', 'word=%25'),
  ],
  ['a CORS preflight', '/api/v5/index/index', 404, call, { method: 'OPTIONS' }],
  ['a malformed URL', '/api/%zz', 400, call, { headers: ours }],
  ['a logout', '/api/service/login/logout?sessionId=', 200, { ...call, 'clear-site-data': '"cache"' }, form],
  ['a missing picture', '/api/pictures/none?sessionId=', 404, call, { headers: ours }],
  ['the logo of a product', '/logos/everyday.svg', 200, { 'content-security-policy': "default-src 'none'" }],
  ['the logo of an unknown product', '/logos/none.svg', 404, text],
  [
    'the console',
    '/sandbox',
    200,
    { ...page, 'content-security-policy': /^default-src 'none'; script-src 'self'/ },
  ],
  ['the console’s script', '/sandbox/console.js', 200, { ...noStore, 'content-type': /javascript/ }],
  ['a console response', '/sandbox/hours', 200, json],
  ['a rejected console action', '/sandbox/clock', 400, json, post('application/json', '{"days":-1}')],
  ['an unknown console path', '/sandbox/none', 404, text],
  [
    'the console with a wrong token',
    '/sandbox/hours?token=wrong',
    401,
    { ...json, 'www-authenticate': 'Bearer' },
  ],
  [
    'the link to the console',
    `/sandbox?token=${consoleToken}`,
    303,
    { ...noStore, location: '/sandbox', 'set-cookie': /HttpOnly; SameSite=Strict$/ },
    { redirect: 'manual' },
  ],
  ['the health check', '/healthz', 200, json],
  ['a browser report', '/csp-reports', 204, noStore, post('application/reports+json', '[]')],
];

const wrongHeaders = ({ headers }: { readonly headers: Headers }, expected: Expected) =>
  Object.entries<string | RegExp | null>({ ...everywhere, ...expected }).filter(([name, value]) => {
    const found = headers.get(name);
    return value instanceof RegExp ? found === null || !value.test(found) : found !== value;
  });

const rows = kinds.map(([what, path, status, expected, init]) => ({ what, path, status, expected, init }));

it.each(rows)('$what has its security headers', async ({ what, path, status, expected, init }) => {
  const own = what === 'a logout' ? await logInForTest('+6281234500009') : sessionId;
  const staff = /^\/sandbox(?!.*token)/.test(path) ? asStaff : {};
  const headers = new Headers({ ...staff, ...Object.fromEntries(new Headers(init?.headers)) });
  const address = lender.address + path.replace(/sessionId=$/, `sessionId=${own}`);
  const reply = await fetch(address, { ...init, headers });
  await reply.arrayBuffer();
  expect([reply.status, wrongHeaders(reply, expected)]).toEqual([status, []]);
});

it('a response with a missing header or a revealing one fails the check', () => {
  const bare = { headers: new Headers({ Server: 'lender/1.0', 'Referrer-Policy': 'no-referrer' }) };
  const names = wrongHeaders(bare, page).map(([name]) => name);
  expect(names).toEqual(expect.arrayContaining(['server', 'x-content-type-options', 'x-frame-options']));
  expect(names).not.toContain('referrer-policy');
});
