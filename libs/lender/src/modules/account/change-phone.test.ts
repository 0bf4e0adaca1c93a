import { codes } from '@clearloan/api-client/declare';
import { changePhone } from '@clearloan/account/contract';
import { sendSmsCode, userInfo } from '@clearloan/session/contract';
import { activity } from '@clearloan/loans/contract';
import { eq, sql } from 'drizzle-orm';
import { Client } from 'pg';
import { autocommit, databaseUrl, db } from '../../platform/database/connection';
import { borrowers } from '../../platform/database/schema/borrowers';
import { codeFor, logInBySms } from '../../testing/borrower-for-test';
import { logInForTest } from '../../testing/log-in';
import { startTestLender, type TestLender } from '../../testing/test-lender';

let lender: TestLender;
let lastPhone = 81_238_000_000;
beforeAll(async () => {
  lender = await startTestLender();
});
afterAll(() => lender.stop());

const newPhone = () => `+62${String((lastPhone += 1))}`;
const isLive = async (sessionId: string) => (await lender.call(userInfo, {}, { sessionId })).code === 0;

const hasAccount = async (phone: string) =>
  (await db().select().from(borrowers).where(eq(borrowers.phone, phone))).length === 1;

/** A borrower who has received both codes. */
async function aboutToChange(to = newPhone()) {
  const from = newPhone();
  const { sessionId } = await logInBySms(lender, from);
  const newCode = await codeFor(lender, to, 'newPhone', { sessionId });
  const smsCode = await codeFor(lender, from, 'phone', { sessionId });
  const change = (codesTyped: { newCode?: string; smsCode?: string } = {}) =>
    lender.call(changePhone, { phone: to, newCode, smsCode, ...codesTyped }, { sessionId });
  return { from, to, sessionId, newCode, smsCode, change };
}
const other = (code: string) => (code === '000000' ? '111111' : '000000');

it('a borrower who verifies both numbers logs in with the new one, and only this session stays [promise: phone-ends-logins, phone-login]', async () => {
  const { from, to, sessionId, change } = await aboutToChange();
  const elsewhere = await logInForTest(from);
  expect((await change()).value().phone).toMatch(new RegExp(`${to.slice(-4)}$`));
  expect([await isLive(sessionId), await isLive(elsewhere)]).toEqual([true, false]);
  const { list } = (await lender.call(activity, {}, { sessionId })).value();
  expect(list.map(({ kind }) => kind)).toEqual(['phone']);
  expect((await logInBySms(lender, to)).isNew).toBe(false);
  expect((await logInBySms(lender, newPhone())).isNew).toBe(true);
});

it('a borrower who verifies only one of the two numbers changes nothing', async () => {
  const { from, newCode, smsCode, change } = await aboutToChange();
  const wrongNew = await change({ newCode: other(newCode) });
  expect(wrongNew).toMatchObject({ code: codes.wrongCode, raw: { field: 'newCode' } });
  const wrongOwn = await change({ smsCode: other(smsCode) });
  expect(wrongOwn).toMatchObject({ code: codes.wrongCode, raw: { field: 'smsCode' } });
  const swapped = await change({ newCode: smsCode, smsCode: newCode });
  expect(swapped.code).not.toBe(0);
  expect(await hasAccount(from)).toBe(true);
  // A wrong guess invalidated neither code.
  expect((await change()).code).toBe(0);
});

it('a number with an account is not taken over, and only its holder learns that it has one', async () => {
  const taken = newPhone();
  await logInForTest(taken);
  const { from, sessionId, newCode, change } = await aboutToChange(taken);
  expect((await change({ newCode: other(newCode) })).code).toBe(codes.wrongCode);
  expect((await change()).code).toBe(codes.notAllowedNow);
  expect(await isLive(sessionId)).toBe(true);
  expect(await hasAccount(from)).toBe(true);
});

it('only one of two borrowers who claim the same number at once gets it', async () => {
  const to = newPhone();
  const one = await aboutToChange(to);
  const second = await logInBySms(lender, newPhone());
  const results = await Promise.all([
    one.change(),
    lender.call(
      changePhone,
      { phone: to, newCode: one.newCode, smsCode: one.smsCode },
      { sessionId: second.sessionId },
    ),
  ]);
  expect(results.filter(({ code }) => code === 0)).toHaveLength(1);
});

it('a number that another borrower is about to get is refused like one with an account', async () => {
  const { from, to, sessionId, change } = await aboutToChange();
  const other = new Client({ connectionString: databaseUrl() });
  await other.connect();
  await other.query('begin');
  await other.query('insert into borrowers (phone, created_at) values ($1, now())', [to]);
  const answer = change();
  const waiting = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like 'update "borrowers"%'`;
  while ((await autocommit().execute(waiting)).rowCount === 0);
  await other.query('commit');
  await other.end();
  expect(await answer).toMatchObject({ code: codes.notAllowedNow, raw: { field: 'phone' } });
  expect(await isLive(sessionId)).toBe(true);
  expect(await hasAccount(from)).toBe(true);
});

it('a borrower’s current number is rejected, and without a login no code is sent', async () => {
  const from = newPhone();
  const { sessionId } = await logInBySms(lender, from);
  const same = { phone: from, newCode: '123456', smsCode: '123456' };
  expect((await lender.call(changePhone, same, { sessionId })).code).toBe(codes.notAllowedNow);
  const asked = await lender.call(sendSmsCode, { phone: newPhone(), type: 'newPhone' });
  expect(asked.code).toBe(codes.sessionExpired);
});
