import { codes } from '@clearloan/api-client/declare';
import { passwordLogin, resetPassword, smsCodeLogin } from '@clearloan/auth/contract';
import { logout, sendSmsCode, sendVoiceCode, userInfo, userLogout } from '@clearloan/session/contract';
import { sql } from 'drizzle-orm';
import { autocommit } from '../../platform/database/connection';
import { messagesTo } from '../../testing/text-messages';
import { codeFor, logInBySms } from '../../testing/borrower-for-test';
import { startTestLender, type TestLender } from '../../testing/test-lender';

let lender: TestLender;
let lastPhone = 81_230_000_000;
const newPhone = () => `+62${(lastPhone += 1)}`;

beforeAll(async () => {
  lender = await startTestLender();
});
afterAll(() => lender.stop());

describe('logging in with a code', () => {
  it('creates a borrower the first time and finds the same one the second time', async () => {
    const phone = newPhone();
    expect(await logInBySms(lender, phone)).toMatchObject({ phone, username: phone, isNew: true });
    await autocommit().execute(sql`update sms_codes set sent_at = sent_at - interval '1 minute'`);
    expect(await logInBySms(lender, phone)).toMatchObject({ phone, isNew: false });
  });

  it('accepts a number in any spelling', async () => {
    const typed = '0' + newPhone().slice(3);
    const { value } = await lender.call(sendSmsCode, { phone: typed, type: 'login' });
    expect(value()).toEqual({ retryAfter: 60, codeLength: 6, validFor: 300 });
    const smsCode = await lastCode(`+62${typed.slice(1)}`);
    expect((await lender.call(smsCodeLogin, { username: typed, smsCode })).value().phone).toBe(
      `+62${typed.slice(1)}`,
    );
  });

  it('binds the code in the message to the app’s domain, so that no other site gets it', async () => {
    await lender.stop();
    lender = await startTestLender({ appHost: 'loans.example' });
    const phone = newPhone();
    const code = await codeFor(lender, phone, 'login');
    const [message] = await messagesTo(phone);
    expect(message?.text.split('\n').at(-1)).toBe(`@loans.example #${code}`);
  });

  it('reports in the borrower’s language that the code is wrong, and how many tries are left', async () => {
    const phone = newPhone();
    const right = await codeFor(lender, phone, 'login');
    const smsCode = right === '111111' ? '222222' : '111111';
    const answer = await lender.call(smsCodeLogin, { username: phone, smsCode }, { language: 'id' });
    expect(answer).toMatchObject({
      status: 200,
      code: codes.wrongCode,
      message: 'Kode salah. Periksa lagi pesannya.',
      raw: { field: 'smsCode', triesLeft: 4 },
    });
  });

  it('rejects an invalid number with its field', async () => {
    const answer = await lender.call(sendSmsCode, { phone: '0212345678', type: 'login' });
    expect(answer).toMatchObject({ code: codes.badInput, raw: { field: 'phone' } });
  });

  it('allows one code a minute, by message or by voice', async () => {
    const phone = newPhone();
    await codeFor(lender, phone, 'login');
    const answer = await lender.call(sendVoiceCode, { phone, type: 'login' });
    expect(answer.code).toBe(codes.tooMany);
    expect(answer.raw).toEqual({ retryAfter: expect.any(Number) as number });
  });

  it('sends no signing code to a caller without a login', async () => {
    const answer = await lender.call(sendSmsCode, { phone: newPhone(), type: 'confirm' });
    expect(answer.code).toBe(codes.sessionExpired);
  });

  it('sends the signing code to the borrower’s own number, whatever number the request has', async () => {
    const own = newPhone();
    const { sessionId } = await logInBySms(lender, own);
    await lender.call(sendSmsCode, { phone: newPhone(), type: 'confirm' }, { sessionId });
    expect(await lastCode(own)).toMatch(/^\d{6}$/);
  });
});

describe('a password', () => {
  const password = ' long enough ';

  it('is set with a code, ends every session and logs the borrower in [promise: password-ends-logins]', async () => {
    const phone = newPhone();
    const { sessionId } = await logInBySms(lender, phone);
    const smsCode = await codeFor(lender, phone, 'reset');
    (await lender.call(resetPassword, { phone, smsCode, password })).value();
    expect((await lender.call(userInfo, {}, { sessionId })).code).toBe(codes.sessionExpired);
    const login = (await lender.call(passwordLogin, { username: phone, password })).value();
    const info = await lender.call(userInfo, {}, { sessionId: login.sessionId });
    expect(info.value()).toMatchObject({ hasPassword: true });
  });

  it('gets the same rejection when it is wrong and when the number has no account', async () => {
    const phone = newPhone();
    await logInBySms(lender, phone);
    const [known, unknown] = [
      await lender.call(passwordLogin, { username: phone, password }),
      await lender.call(passwordLogin, { username: newPhone(), password }),
    ];
    expect(known).toMatchObject({ code: codes.wrongLogin, raw: { field: 'password' } });
    expect([unknown.code, unknown.message, unknown.raw]).toEqual([known.code, known.message, known.raw]);
  });

  it('has at least eight characters, and a short one uses up no code', async () => {
    const phone = newPhone();
    await logInBySms(lender, phone);
    const smsCode = await codeFor(lender, phone, 'reset');
    const short = await lender.call(resetPassword, { phone, smsCode, password: 'seven77' });
    expect(short).toMatchObject({ code: codes.badInput, raw: { field: 'password' } });
    (await lender.call(resetPassword, { phone, smsCode, password })).value();
  });
});

describe('logging out', () => {
  it.each([logout, userLogout])('ends this session only ($path)', async (call) => {
    const phone = newPhone();
    const { sessionId } = await logInBySms(lender, phone);
    await autocommit().execute(sql`update sms_codes set sent_at = sent_at - interval '1 minute'`);
    const other = await logInBySms(lender, phone);
    const answer = await lender.call(call, {}, { sessionId });
    answer.value();
    expect(answer.headers.get('clear-site-data')).toBe('"cache"');
    expect((await lender.call(userInfo, {}, { sessionId })).code).toBe(codes.sessionExpired);
    (await lender.call(userInfo, {}, { sessionId: other.sessionId })).value();
  });
});

it('the log has no code, no number and no session id', async () => {
  const phone = newPhone();
  const { sessionId } = await logInBySms(lender, phone);
  await lender.call(userInfo, {}, { sessionId });
  const log = JSON.stringify(lender.log);
  expect(log).toContain('/service/login/sms-code-login');
  for (const secret of [sessionId, phone.slice(1), await lastCode(phone)]) expect(log).not.toContain(secret);
});

async function lastCode(phone: string): Promise<string> {
  return (await messagesTo(phone))[0]?.code ?? '';
}
