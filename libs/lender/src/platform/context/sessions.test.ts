import { codes } from '@clearloan/api-client/declare';
import { passwordLogin, smsCodeLogin } from '@clearloan/auth/contract';
import { logout, userInfo } from '@clearloan/session/contract';
import { reportError } from '@clearloan/privacy/contract';
import { sql } from 'drizzle-orm';
import fastify from 'fastify';
import { autocommit, db } from '../database/connection';
import { logToOutput, type Log } from '../http/access-log';
import { createModules } from '../../app';
import { codeFor } from '../../testing/borrower-for-test';
import { logInForTest } from '../../testing/log-in';
import { startTestLender, type TestLender } from '../../testing/test-lender';
import { sessions } from '../database/schema/sessions';

let lender: TestLender;
let alsoTo: Log = () => undefined;
beforeAll(async () => {
  lender = await startTestLender({}, createModules, (line) => {
    alsoTo(line);
  });
});
beforeEach(() => autocommit().delete(sessions));
afterAll(() => lender.stop());

const codeOf = async (sessionId: string) => (await lender.call(userInfo, {}, { sessionId })).code;

it('a session ends after an hour without a request', async () => {
  const sessionId = await logInForTest();
  await autocommit().execute(sql`update sessions set seen_at = now() - interval '59 minutes'`);
  expect(await codeOf(sessionId)).toBe(0);
  await autocommit().execute(sql`update sessions set seen_at = now() - interval '61 minutes'`);
  expect(await codeOf(sessionId)).toBe(codes.sessionExpired);
});

it('a session on a shared device ends after ten minutes without a request [promise: shared-logout]', async () => {
  const phone = '+6281234500077';
  const smsCode = await codeFor(lender, phone, 'login');
  const login = await lender.call(smsCodeLogin, { username: phone, smsCode, sharedPhone: true });
  const { sessionId } = login.value();
  await autocommit().execute(sql`update sessions set seen_at = now() - interval '9 minutes'`);
  expect(await codeOf(sessionId)).toBe(0);
  await autocommit().execute(sql`update sessions set seen_at = now() - interval '11 minutes'`);
  expect(await codeOf(sessionId)).toBe(codes.sessionExpired);
});

it('a session stays valid while it is used, but at most twelve hours', async () => {
  const sessionId = await logInForTest();
  await autocommit().execute(sql`update sessions set seen_at = now() - interval '50 minutes'`);
  await codeOf(sessionId);
  const { rows } = await autocommit().execute(
    sql`select 1 from sessions where seen_at > now() - interval '1 minute'`,
  );
  expect(rows).toHaveLength(1);
  await autocommit().execute(sql`update sessions set started_at = now() - interval '721 minutes'`);
  expect(await codeOf(sessionId)).toBe(codes.sessionExpired);
});

it('a session id is 192 bits long and cannot be read from the database', async () => {
  const sessionId = await logInForTest();
  expect(Buffer.from(sessionId, 'base64url')).toHaveLength(24);
  expect(JSON.stringify(await db().select().from(sessions))).not.toContain(sessionId);
});

describe('a session id', () => {
  const call = (query: string, headers: Readonly<Record<string, string>> = {}) =>
    fetch(`${lender.address}/api/v3/personal-center/user-info?${query}`, {
      headers: { 'X-Requested-With': 'XMLHttpRequest', ...headers },
    }).then((reply) => reply.json() as Promise<{ code: number }>);

  it.each([
    ['twice', (id: string) => `sessionId=${id}&sessionId=${id}`],
    ['as an array', (id: string) => `sessionId[]=${id}`],
    ['as an object', (id: string) => `sessionId[a]=${id}`],
    ['as an empty string', () => 'sessionId='],
    ['as a guessed value', () => 'sessionId=1'],
  ])('%s is rejected', async (_how, query) => {
    expect((await call(query(await logInForTest()))).code).toBe(codes.sessionExpired);
  });

  it('is read only from the query, not from a header or a cookie', async () => {
    const sessionId = await logInForTest();
    const headers = { Cookie: `sessionId=${sessionId}`, Authorization: `Bearer ${sessionId}`, sessionId };
    expect((await call('', headers)).code).toBe(codes.sessionExpired);
    expect((await call(`sessionId=${sessionId}`)).code).toBe(0);
  });
});

describe('the written log', () => {
  const phone = '+6281234500078';
  let output: string[];
  beforeEach(() => {
    output = [];
    alsoTo = logToOutput;
    for (const stream of [process.stdout, process.stderr]) {
      jest.spyOn(stream, 'write').mockImplementation((chunk) => output.push(String(chunk)) > 0);
    }
  });
  afterEach(() => {
    alsoTo = () => undefined;
    jest.restoreAllMocks();
  });

  /** A request with an address written manually or by mistake. */
  const open = (path: string, init: RequestInit = {}) =>
    fetch(`${lender.address}${path}`, {
      headers: { 'X-Requested-With': 'XMLHttpRequest', 'Content-Type': 'application/json' },
      ...init,
    });

  /** A login flow from code to logout, with errors on the way. */
  async function visit(): Promise<readonly string[]> {
    const smsCode = await codeFor(lender, phone, 'login');
    await lender.call(passwordLogin, { username: phone, password: 'a guessed password' });
    const login = await lender.call(smsCodeLogin, { username: phone, smsCode });
    const { sessionId } = login.value();
    await lender.call(userInfo, {}, { sessionId });
    const report = { page: 'mine', call: userInfo.path, code: 'Network', build: 'abc' };
    await lender.call(reportError, report, { sessionId });
    const query = `sessionId=${sessionId}`;
    await open(`/?${query}`);
    await open(`/assets/${sessionId}.js?${query}`);
    await open(`/api/no-such-call/${sessionId}?${query}`);
    await open(`/api${userInfo.path}?${query}&${query}`);
    await open(`/api${userInfo.path}/%zz?${query}`);
    await open(`/api${userInfo.path}?${query}`, { method: 'DELETE' });
    await open(`/api/service/event/save?${query}`, { method: 'POST', body: `{"sessionId":"${sessionId}"` });
    await lender.call(logout, {}, { sessionId });
    await lender.call(userInfo, {}, { sessionId });
    return [sessionId, smsCode, phone, encodeURIComponent(phone), 'a guessed password'];
  }

  it('has every request of a visit by its path, without the session id or the borrower', async () => {
    const secrets = await visit();
    const written = output.join('');
    const paths = written.split('\n').flatMap((line) => /"path":"([^"]*)"/.exec(line)?.[1] ?? []);
    expect(paths).toContain(`/api${userInfo.path}`);
    expect(paths).toContain(`/api${logout.path}`);
    expect(paths.length).toBeGreaterThanOrEqual(13);
    expect(written).toContain('"reported":{"page":"mine"');
    expect(secrets.filter((secret) => written.includes(secret))).toEqual([]);
  });

  it('fails this check if it contains URLs with their query', async () => {
    const careless = fastify();
    careless.addHook('onResponse', (request, _reply, done) => {
      logToOutput({ path: request.url });
      done();
    });
    const address = await careless.listen({ port: 0, host: '127.0.0.1' });
    await fetch(`${address}/mine?sessionId=of-somebody`);
    await careless.close();
    expect(output.join('')).toContain('of-somebody');
  });
});
