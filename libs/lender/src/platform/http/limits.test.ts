import { tmpdir } from 'node:os';
import { codes, get, noRequest, nothing, postForm, postRaw } from '@clearloan/api-client/declare';
import type { FastifyInstance } from 'fastify';
import { logInForTest } from '../../testing/log-in';
import { callAt, startTestLender, type TestLender } from '../../testing/test-lender';
import { floodPerMinute, perMinute } from './limits';
import { createServer } from './server';
import { thisLender } from '../lender/lender';
import { defineHandler, definePublicHandler } from '../context/define-handler';

const nothingAtAll = { request: noRequest, data: nothing };
const write = postForm('/test/write', nothingAtAll);
const pay = postForm('/test/pay', { ...nothingAtAll, idempotent: true });
const read = get('/test/read', nothingAtAll);
const report = postRaw('/test/report', { ...nothingAtAll, quiet: true });
const login = postForm('/service/login/login', { ...nothingAtAll, public: true });
const done = () => Promise.resolve(undefined);

let lender: TestLender;
/** A second lender on the same database. The lenders do not share memory. */
let second: FastifyInstance;
let secondAddress: string;
let phone = 81_234_500_100;
const newSession = () => logInForTest(`+62${(phone += 1)}`);

beforeAll(async () => {
  const calls = [
    defineHandler(write, done),
    defineHandler(pay, done),
    defineHandler(read, done),
    defineHandler(report, done),
    definePublicHandler(login, done),
  ];
  lender = await startTestLender({ isLimited: true }, () => ({ calls, consoleModules: [], jobs: [] }));
  const log = () => undefined;
  second = await createServer({
    prefix: '/api',
    calls,
    staticDir: tmpdir(),
    isLimited: true,
    trustedProxies: '127.0.0.1',
    log,
    lender: thisLender(),
    health: { failedCheck: () => Promise.resolve(undefined), isDraining: () => false },
  });
  secondAddress = await second.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await second.close();
  await lender.stop();
});

async function codesOf(
  times: number,
  call: (index: number) => Promise<{ code: unknown }>,
): Promise<unknown[]> {
  const found: unknown[] = [];
  for (let index = 0; index < times; index += 1) found.push((await call(index)).code);
  return found;
}

it('a borrower’s 31st write of a minute is rejected with a wait time, but not other borrowers’', async () => {
  const sessionId = await newSession();
  const taken = await codesOf(perMinute.write, () => lender.call(write, {}, { sessionId }));
  expect(new Set(taken)).toEqual(new Set([0]));
  const next = await lender.call(write, {}, { sessionId });
  expect(next.code).toBe(codes.tooMany);
  const { retryAfter } = next.raw as { retryAfter: number };
  expect(retryAfter).toBeGreaterThan(0);
  expect(retryAfter).toBeLessThanOrEqual(60);
  expect((await lender.call(read, {}, { sessionId })).code).toBe(0);
  expect((await lender.call(write, {}, { sessionId: await newSession() })).code).toBe(0);
});

it('a payment repeated under its key does not count against the limit', async () => {
  const sessionId = await newSession();
  const how = { sessionId, key: 'sent-again-and-again' };
  const taken = await codesOf(perMinute.write + 5, () => lender.call(pay, {}, how));
  expect(new Set(taken)).toEqual(new Set([0]));
});

it('a payment that the limit refused is refused under its key as well', async () => {
  const sessionId = await newSession();
  await codesOf(perMinute.write, () => lender.call(write, {}, { sessionId }));
  const how = { sessionId, key: 'sent-over-the-limit' };
  expect(await codesOf(3, () => lender.call(pay, {}, how))).toEqual(
    Array.from({ length: 3 }, () => codes.tooMany),
  );
});

it('a payment repeated endlessly at once is limited by the flood limit', async () => {
  const how = { sessionId: await newSession(), key: 'sent-without-an-end' };
  const taken = await codesOf(floodPerMinute.write + 5, () => lender.call(pay, {}, how));
  expect(taken.slice(0, floodPerMinute.write).every((code) => code === 0)).toBe(true);
  expect(new Set(taken.slice(floodPerMinute.write))).toEqual(new Set([codes.tooMany]));
});

it.each(['short', 'with a blank in it', 'пароль-пароль', 'a/path/of/names', 'k'.repeat(101)])(
  'a payment with the unusable idempotency key %s is rejected',
  async (key) => {
    const answer = await fetch(`${lender.address}/api${pay.path}?sessionId=${await newSession()}`, {
      method: 'POST',
      headers: {
        'X-Requested-With': 'XMLHttpRequest',
        'Idempotency-Key': Buffer.from(key, 'utf8').toString('latin1'),
      },
    });
    expect(await answer.json()).toMatchObject({
      code: codes.badInput,
      message: expect.stringContaining('8 to 100') as string,
      data: { field: 'Idempotency-Key' },
    });
  },
);

it('all addresses of one IPv6 network count as one', async () => {
  const from = (host: number) => ({ headers: { 'X-Forwarded-For': `2001:db8::${host.toString(16)}` } });
  const taken = await codesOf(perMinute.login + 1, (index) =>
    callAt(secondAddress)(login, {}, from(index + 1)),
  );
  expect(taken.slice(0, -1).every((code) => code === 0)).toBe(true);
  expect(taken.at(-1)).toBe(codes.tooMany);
  const other = { headers: { 'X-Forwarded-For': '2001:db8:0:1::1' } };
  expect((await callAt(secondAddress)(login, {}, other)).code).toBe(0);
});

it('automatic reports of pages do not use up the borrower’s write limit', async () => {
  const sessionId = await newSession();
  await codesOf(perMinute.write + 1, () => lender.call(report, {}, { sessionId }));
  expect((await lender.call(write, {}, { sessionId })).code).toBe(0);
});

it('the eleventh login of a minute from one address is rejected in every lender process', async () => {
  const taken = await codesOf(perMinute.login + 1, (index) => {
    const address = index % 2 === 0 ? lender.address : secondAddress;
    return callAt(address)(login, {});
  });
  expect(taken.slice(0, -1).every((code) => code === 0)).toBe(true);
  expect(taken.at(-1)).toBe(codes.tooMany);
});

it('the client address is read from a trusted proxy’s header only', async () => {
  const headers = { 'X-Forwarded-For': '203.0.113.7' };
  expect((await callAt(secondAddress)(login, {}, { headers })).code).toBe(0);
  expect((await lender.call(login, {}, { headers })).code).toBe(codes.tooMany);
});
