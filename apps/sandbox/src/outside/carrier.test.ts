import { smsCodeLogin } from '@clearloan/auth/contract';
import { sendSmsCode, sendVoiceCode } from '@clearloan/session/contract';
import { asStaff, type TestLender } from '@clearloan/lender/testing';
import { startTestSandbox } from '../testing/test-sandbox';

let sandbox: TestLender;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.stop());

const read = (query: string) => fetch(`${sandbox.address}/sandbox/sms${query}`, { headers: asStaff });
async function codesTo(phone: string): Promise<readonly string[]> {
  const messages = (await (await read(`?phone=${encodeURIComponent(phone)}`)).json()) as { code: string }[];
  return messages.map(({ code }) => code);
}

it.each([
  ['a text message', sendSmsCode, '+6281234560001'],
  ['a call', sendVoiceCode, '+6281234560002'],
])('a borrower logs in with the code of %s, which the console shows', async (_what, endpoint, phone) => {
  (await sandbox.call(endpoint, { phone, type: 'login' })).value();
  const [smsCode = ''] = await codesTo(phone);
  expect(smsCode).toMatch(/^\d{6}$/);
  expect((await sandbox.call(smsCodeLogin, { username: phone, smsCode })).code).toBe(0);
});

it('the console shows no message to another phone, and rejects a query that is none', async () => {
  expect(await codesTo('+6281234560009')).toEqual([]);
  expect((await read(`?phone=${'1'.repeat(33)}`)).status).toBe(400);
});

it('a reset empties the inbox', async () => {
  const phone = '+6281234560003';
  (await sandbox.call(sendSmsCode, { phone, type: 'login' })).value();
  expect(await codesTo(phone)).toHaveLength(1);
  const headers = { ...asStaff, 'Content-Type': 'application/json' };
  await fetch(`${sandbox.address}/sandbox/reset`, { method: 'POST', headers, body: '{}' });
  expect(await (await read('')).json()).toEqual([]);
});
