import { saveEmail, sendEmailCode } from '@clearloan/account/contract';
import { smsCodeLogin } from '@clearloan/auth/contract';
import { sendSmsCode } from '@clearloan/session/contract';
import { asStaff, type TestLender } from '@clearloan/lender/testing';
import { startTestSandbox } from '../testing/test-sandbox';

let sandbox: TestLender;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.stop());

async function newest(inbox: string): Promise<{ code: string; subject?: string } | undefined> {
  const reply = await fetch(`${sandbox.address}/sandbox/${inbox}`, { headers: asStaff });
  const [first] = (await reply.json()) as { code: string; subject?: string }[];
  return first;
}

async function logIn(username: string): Promise<{ readonly sessionId: string }> {
  (await sandbox.call(sendSmsCode, { phone: username, type: 'login' })).value();
  const { code: smsCode = '' } = (await newest(`sms?phone=${encodeURIComponent(username)}`)) ?? {};
  return (await sandbox.call(smsCodeLogin, { username, smsCode })).value();
}

it('a borrower saves an address with the code of a mail, which the console shows', async () => {
  const { sessionId } = await logIn('+6281234560001');
  const how = { sessionId };
  const email = 'mira@example.com';
  (await sandbox.call(sendEmailCode, { email }, how)).value();
  const mail = await newest(`mail?to=${email}`);
  expect(mail?.subject).toBe('Your Clearloan code');
  expect((await sandbox.call(saveEmail, { email, emailCode: mail?.code ?? '' }, how)).code).toBe(0);
});
