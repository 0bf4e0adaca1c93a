import { codes } from '@clearloan/api-client/declare';
import { smsCodeLogin, userInfo } from '@clearloan/auth/contract';
import { sql } from 'drizzle-orm';
import { db } from '../database/connection';
import { codeFor } from '../testing/borrower-for-test';
import { logInForTest } from '../testing/log-in';
import { startTestLender, type TestLender } from '../testing/test-lender';
import { sessions } from './tables';

let lender: TestLender;
beforeAll(async () => {
  lender = await startTestLender();
});
beforeEach(() => db().delete(sessions));
afterAll(() => lender.stop());

const codeOf = async (sessionId: string) => (await lender.call(userInfo, {}, { sessionId })).code;

it('ends after an hour without a call', async () => {
  const sessionId = await logInForTest();
  await db().execute(sql`update sessions set seen_at = now() - interval '59 minutes'`);
  expect(await codeOf(sessionId)).toBe(0);
  await db().execute(sql`update sessions set seen_at = now() - interval '61 minutes'`);
  expect(await codeOf(sessionId)).toBe(codes.sessionExpired);
});

it('ends after ten minutes without a call where the borrower said that others use the phone', async () => {
  const phone = '+6281234500077';
  const smsCode = await codeFor(lender, phone, 'login');
  const login = await lender.call(smsCodeLogin, { username: phone, smsCode, sharedPhone: true });
  const { sessionId } = login.value();
  await db().execute(sql`update sessions set seen_at = now() - interval '9 minutes'`);
  expect(await codeOf(sessionId)).toBe(0);
  await db().execute(sql`update sessions set seen_at = now() - interval '11 minutes'`);
  expect(await codeOf(sessionId)).toBe(codes.sessionExpired);
});

it('lives on while it is used, but never longer than twelve hours', async () => {
  const sessionId = await logInForTest();
  await db().execute(sql`update sessions set seen_at = now() - interval '50 minutes'`);
  await codeOf(sessionId);
  const { rows } = await db().execute(
    sql`select 1 from sessions where seen_at > now() - interval '1 minute'`,
  );
  expect(rows).toHaveLength(1);
  await db().execute(sql`update sessions set started_at = now() - interval '721 minutes'`);
  expect(await codeOf(sessionId)).toBe(codes.sessionExpired);
});

it('is 192 bits long and cannot be read from the database', async () => {
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
    ['as a list', (id: string) => `sessionId[]=${id}`],
    ['as an object', (id: string) => `sessionId[a]=${id}`],
    ['as nothing', () => 'sessionId='],
    ['as somebody’s guess', () => 'sessionId=1'],
  ])('given %s is no session', async (_how, query) => {
    expect((await call(query(await logInForTest()))).code).toBe(codes.sessionExpired);
  });

  it('is read from the query alone, from no header and no cookie', async () => {
    const sessionId = await logInForTest();
    const headers = { Cookie: `sessionId=${sessionId}`, Authorization: `Bearer ${sessionId}`, sessionId };
    expect((await call('', headers)).code).toBe(codes.sessionExpired);
    expect((await call(`sessionId=${sessionId}`)).code).toBe(0);
  });
});
