import {
  passwordLogin,
  resetPassword,
  sendSmsCode,
  smsCodeLogin,
  type CodePurpose,
} from '@clearloan/auth/contract';
import { sql } from 'drizzle-orm';
import { autocommit } from '../../platform/database/connection';
import { codeFor } from '../../testing/borrower-for-test';
import { logInForTest } from '../../testing/log-in';
import { startTestLender, type TestLender } from '../../testing/test-lender';

jest.setTimeout(120_000);
let lender: TestLender;
beforeAll(async () => {
  lender = await startTestLender({ isLimited: true, trustedProxies: '127.0.0.1' });
});
beforeEach(() => autocommit().execute(sql`with counted as (delete from rate_limits) delete from sms_codes`));
afterAll(() => lender.stop());
const minutePasses = () =>
  autocommit().execute(sql`update sms_codes set sent_at = sent_at - interval '1 minute'`);
const from = (ip: string) => ({ headers: { 'X-Forwarded-For': ip } });

it('a', async () => {
  const victim = '+6281230000001';
  const sessionId = await logInForTest(victim);
  const attacker = await logInForTest('+6281230000002');
  for (let n = 0; n < 10; n += 1) {
    await lender.call(
      sendSmsCode,
      { phone: victim, type: 'newPhone' },
      { sessionId: attacker, ...from('203.0.113.9') },
    );
    await minutePasses();
  }
  const types: CodePurpose[] = ['confirm', 'delay', 'autopay', 'delete', 'sessions', 'phone'];
  const received = [];
  for (const type of types)
    received.push(
      (await lender.call(sendSmsCode, { phone: victim, type }, { sessionId, ...from('198.51.100.1') })).code,
    );
  expect(received).toEqual([0, 0, 0, 0, 0, 0]);
});

it('b', async () => {
  const victim = '+6281230000003';
  await logInForTest(victim);
  const smsCode = await codeFor(lender, victim, 'reset', from('198.51.100.1'));
  (
    await lender.call(
      resetPassword,
      { phone: victim, smsCode, password: 'a quiet harbour' },
      from('198.51.100.1'),
    )
  ).value();
  await autocommit().execute(sql`with counted as (delete from rate_limits) delete from sms_codes`);
  for (const type of ['login', 'reset', 'login', 'reset', 'login'] as const) {
    await lender.call(sendSmsCode, { phone: victim, type }, from('203.0.113.9'));
    if (type === 'reset') await minutePasses();
  }
  for (let n = 0; n < 6; n += 1)
    await lender.call(passwordLogin, { username: victim, password: 'guessed' }, from('203.0.113.9'));
  const code = await lender.call(sendSmsCode, { phone: victim, type: 'login' }, from('198.51.100.1'));
  const password = await lender.call(
    passwordLogin,
    { username: victim, password: 'a quiet harbour' },
    from('198.51.100.1'),
  );
  expect([code.code, code.raw, password.code, password.raw]).toEqual([
    0,
    expect.anything(),
    0,
    expect.anything(),
  ]);
  expect(smsCodeLogin.path).toBeDefined();
});

it('c', async () => {
  const received = [];
  for (let n = 0; n < 60; n += 1)
    received.push(
      (
        await lender.call(
          sendSmsCode,
          { phone: `+62812300001${String(n + 10)}`, type: 'login' },
          from(`2001:db8:7:${n.toString(16)}::1`),
        )
      ).code,
    );
  expect(received.filter((code) => code === 0).length).toBeLessThan(60);
});
