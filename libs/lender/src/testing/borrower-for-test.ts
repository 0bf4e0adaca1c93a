import { smsCodeLogin } from '@clearloan/auth/contract';
import { sendSmsCode, type CodePurpose } from '@clearloan/session/contract';
import type { TestLender } from './test-lender';
import { messagesTo } from './text-messages';
import type { How } from './wire-call';

/** Requests a code and reads it as the carrier does. */
export async function codeFor(
  lender: TestLender,
  phone: string,
  type: CodePurpose,
  how: How = {},
): Promise<string> {
  (await lender.call(sendSmsCode, { phone, type }, how)).value();
  const [newest] = await messagesTo(phone);
  if (newest === undefined) throw new Error('No message was sent.');
  return newest.code;
}

/** Logs in as a borrower does, with a code from the phone. */
export async function logInBySms(lender: TestLender, phone: string, how: How = {}) {
  const smsCode = await codeFor(lender, phone, 'login', how);
  return (await lender.call(smsCodeLogin, { username: phone, smsCode }, how)).value();
}
