import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@clearloan/api-client/declare';
import { stringify } from 'qs';
import { ownedEndpoints } from '@clearloan/open-api';
import { startTestLender, type TestLender } from '../testing/test-lender';
import { sendWire } from '../testing/wire-call';
import { requestOf } from './testing/calls-of-an-owner';
import { ownerOfEverything, type Owner } from './testing/owner';
import { allRows } from './testing/rows';

jest.setTimeout(600_000);

let lender: TestLender;
let anna: Owner;
beforeAll(async () => {
  lender = await startTestLender();
  anna = await ownerOfEverything(lender);
});
afterAll(() => lender.stop());

const endpoints = ownedEndpoints
  .map(({ endpoint }) => endpoint)
  .filter(({ path }) => !path.includes('logout'));
/** The last-seen time of a session is not a change of state. */
const state = async () => (await allRows()).filter((row) => !row.startsWith('sessions '));

const evil = 'https://evil.example';
const form = 'application/x-www-form-urlencoded';
type Try = readonly [string, (endpoint: Endpoint) => RequestInit];
const body = (endpoint: Endpoint) => stringify(requestOf(anna, endpoint));
/** What a browser sends for a page of another origin without a preflight: none of our headers. */
const tries: readonly Try[] = [
  [
    'a picture or a link',
    () => ({ headers: { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'no-cors' } }),
  ],
  [
    'a form',
    (endpoint) => ({
      method: 'POST',
      body: body(endpoint),
      headers: { 'Content-Type': form, Origin: evil, 'Sec-Fetch-Site': 'cross-site' },
    }),
  ],
  [
    'a form in an old browser',
    (endpoint) => ({ method: 'POST', body: body(endpoint), headers: { 'Content-Type': form, Origin: evil } }),
  ],
  [
    'a page in a sandboxed frame',
    (endpoint) => ({
      method: 'POST',
      body: JSON.stringify(requestOf(anna, endpoint)),
      headers: { 'Content-Type': 'text/plain', Origin: 'null' },
    }),
  ],
  [
    'a form of another origin on the same site',
    (endpoint) => ({
      method: 'POST',
      body: body(endpoint),
      headers: { 'Content-Type': form, Origin: lender.address, 'Sec-Fetch-Site': 'same-site' },
    }),
  ],
  [
    'a CORS preflight',
    () => ({
      method: 'OPTIONS',
      headers: {
        Origin: evil,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'x-requested-with,idempotency-key',
      },
    }),
  ],
];

/** Applies even to a page that knows the session. */
it.each(tries)('a page of another origin changes nothing and reads nothing by %s', async (_how, init) => {
  const before = await state();
  for (const endpoint of endpoints) {
    const reply = await fetch(
      `${lender.address}/api${endpoint.path}?sessionId=${anna.sessionId}`,
      init(endpoint),
    );
    const text = await reply.text();
    const isRefused = reply.status === 403 || reply.status === 404;
    expect([endpoint.path, isRefused || (endpoint.public && endpoint.style === 'GET')]).toEqual([
      endpoint.path,
      true,
    ]);
    if (isRefused) expect(JSON.parse(text)).toMatchObject({ data: null });
    expect([...reply.headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
    expect(reply.headers.get('cross-origin-resource-policy')).toBe('same-origin');
  }
  expect(await state()).toEqual(before);
});

it('the same requests from the app’s own page do change data', async () => {
  const before = await state();
  for (const endpoint of endpoints.filter(({ style }) => style !== 'GET')) {
    const headers = { Origin: lender.address, 'Sec-Fetch-Site': 'same-origin' };
    const how = { sessionId: anna.sessionId, key: randomUUID(), headers };
    expect((await sendWire(lender.address, endpoint, requestOf(anna, endpoint), how)).status).toBe(200);
  }
  expect((await state()).length).toBeGreaterThan(before.length + 10);
});
