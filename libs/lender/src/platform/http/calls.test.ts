import {
  codes,
  get,
  id,
  noRequest,
  nothing,
  object,
  postForm,
  postRaw,
  text,
} from '@clearloan/api-client/declare';
import { logInForTest } from '../../testing/log-in';
import { startTestLender, type TestLender } from '../../testing/test-lender';
import { defineHandler, definePublicHandler } from '../context/define-handler';

const secret = 'password authentication failed for user "clearloan"';
const echo = get('/test/echo', { request: object({ word: id }), data: object({ word: id }), public: true });
const own = get('/test/own', { request: noRequest, data: object({ phone: text() }) });
const form = postForm('/test/form', {
  request: object({ words: object({ one: id }) }),
  data: nothing,
  public: true,
});
const raw = postRaw('/test/raw', { request: object({ word: id }), data: nothing });
const broken = get('/test/broken', { request: noRequest, data: nothing, public: true });

let lender: TestLender;
let sessionId: string;

beforeAll(async () => {
  lender = await startTestLender({}, () => ({
    calls: [
      definePublicHandler(echo, ({ request }) => Promise.resolve({ ...request, unasked: 'more' })),
      defineHandler(own, ({ borrower: { phone } }) => Promise.resolve({ phone })),
      definePublicHandler(form, () => Promise.resolve(undefined)),
      defineHandler(raw, () => Promise.resolve(undefined)),
      definePublicHandler(broken, () => Promise.reject(new Error(secret))),
    ],
    consoleModules: [],
    jobs: [],
  }));
  sessionId = await logInForTest();
});
afterAll(() => lender.stop());

/** A test request with plain headers. */
type Sent = Omit<RequestInit, 'headers'> & { readonly headers?: Readonly<Record<string, string>> };
const post = (path: string, init: Sent) =>
  fetch(`${lender.address}/api${path}?sessionId=${sessionId}`, {
    method: 'POST',
    ...init,
    headers: { 'X-Requested-With': 'XMLHttpRequest', ...init.headers },
  });
const json = { 'Content-Type': 'application/json' };

describe('a response', () => {
  it('is an uncached envelope with the business time and the request id', async () => {
    const { status, headers, code, raw: data } = await lender.call(echo, { word: 'a' });
    expect([status, code, data]).toEqual([200, 0, { word: 'a' }]);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(Date.parse(headers.get('x-business-time') ?? '')).not.toBeNaN();
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; frame-ancestors 'none'; sandbox",
    );
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  it('names the missing field', async () => {
    const answer = await fetch(`${lender.address}/api/test/echo`);
    expect(await answer.json()).toEqual({
      code: codes.badInput,
      message: 'Fill this in.',
      data: { field: 'word' },
    });
  });

  it('names the invalid nested field', async () => {
    const answer = await post('/test/form', {
      body: 'words[one]=',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    });
    expect(await answer.json()).toMatchObject({ code: codes.badInput, data: { field: 'words.one' } });
  });

  it('is a fixed message for an internal error, whose text is not logged either', async () => {
    const answer = await fetch(`${lender.address}/api/test/broken`);
    const body = await answer.text();
    expect(answer.status).toBe(500);
    expect(JSON.parse(body)).toEqual({
      code: 500,
      message: 'Something went wrong on our side. Try again.',
      data: null,
    });
    expect(JSON.stringify(lender.log)).not.toContain(secret);
    expect(JSON.stringify(lender.log)).toContain('calls.test');
  });
});

describe('the caller check', () => {
  it('returns a borrower’s data only for a live session', async () => {
    expect((await lender.call(own, {}, { sessionId })).value()).toEqual({ phone: '+6281234500001' });
    expect(await lender.call(own, {})).toMatchObject({ status: 200, code: codes.sessionExpired, raw: null });
  });

  it('rejects a request without the header that only the app’s own page can set', async () => {
    const answer = await fetch(`${lender.address}/api/test/own?sessionId=${sessionId}`);
    expect(answer.status).toBe(403);
  });

  it.each([
    ['another origin', { Origin: 'https://evil.example' }],
    ['a hidden origin', { Origin: 'null' }],
    ['a page that the browser marks as cross-site', { 'Sec-Fetch-Site': 'cross-site' }],
  ])('rejects a write from %s', async (_who, headers) => {
    expect((await post('/test/raw', { body: '{"word":"a"}', headers: { ...json, ...headers } })).status).toBe(
      403,
    );
  });

  it('accepts a write from its own page', async () => {
    const headers = { ...json, Origin: lender.address };
    expect((await post('/test/raw', { body: '{"word":"a"}', headers })).status).toBe(200);
  });
});

describe('an invalid request', () => {
  const deep = '['.repeat(50_000) + ']'.repeat(50_000);
  it.each([
    ['malformed JSON', '/test/raw', { body: '{"word":', headers: json }, 400],
    ['a form in place of JSON', '/test/raw', { body: new URLSearchParams({ word: 'a' }) }, 415],
    ['JSON in place of a form', '/test/form', { body: '{}', headers: json }, 415],
    [
      'a body that is too large',
      '/test/raw',
      { body: `{"word":"${'a'.repeat(300_000)}"}`, headers: json },
      413,
    ],
    ['deeply nested brackets', '/test/raw', { body: `{"word":${deep}}`, headers: json }, 200],
    ['a __proto__ key', '/test/raw', { body: '{"__proto__":{"word":"a"}}', headers: json }, 400],
    ['an unknown path', '/test/nothing', { body: '{}', headers: json }, 404],
  ] as [string, string, Sent, number][])(
    'with %s is rejected and does no harm',
    async (_what, path, init, status) => {
      const answer = await post(path, init);
      expect(answer.status).toBe(status);
      expect(await answer.json()).toMatchObject({
        code: expect.any(Number) as number,
      });
      expect((await lender.call(own, {}, { sessionId })).code).toBe(0);
    },
  );

  it('with the wrong method gets 404', async () => {
    expect((await fetch(`${lender.address}/api/test/raw`)).status).toBe(404);
  });
});

it('each request is logged with its path only', async () => {
  await lender.call(echo, { word: 'nobody-may-read-this' });
  expect(lender.log).toContainEqual(
    expect.objectContaining({ method: 'GET', path: '/api/test/echo', status: 200, code: 0 }),
  );
  expect(JSON.stringify(lender.log)).not.toContain('nobody-may-read-this');
});

it('a public endpoint cannot be bound to a handler that needs a borrower, nor the other way round', () => {
  expect(() => defineHandler(echo, ({ request }) => Promise.resolve(request))).toThrow(
    'use definePublicHandler',
  );
  expect(() => definePublicHandler(own, () => Promise.resolve({ phone: '' }))).toThrow('use defineHandler');
});
