import {
  deleteUser,
  logout,
  passwordLogin,
  resetPassword,
  sendSmsCode,
  sendVoiceCode,
  smsCodeLogin,
  userInfo,
  userLogout,
  userMenu,
} from '@clearloan/auth/contract';
import type { Suite } from '../harness/suite';

/** A new borrower logs in with a code, chooses a password and logs in with that. */
export async function logIn({ check, need, ask, use, staff, lender }: Suite): Promise<void> {
  const { password, phones } = lender;
  const { borrower: phone } = phones;
  await check(sendVoiceCode, { phone: phones.listener, type: 'login' });
  const { codeLength } = await need(sendSmsCode, { phone, type: 'login' });
  const first = await need(smsCodeLogin, {
    username: phone,
    smsCode: await staff.codeFor(phone, codeLength),
  });
  use(first.sessionId);
  await ask(sendSmsCode, { phone, type: 'reset' });
  await check(resetPassword, { phone, smsCode: await staff.codeFor(phone, codeLength), password });
  const second = await need(passwordLogin, { username: phone, password });
  use(second.sessionId);
  await check(userInfo, { full: true });
  await check(userMenu, {});
}

/** The borrower asks what deleting the account would mean, and logs out in both ways. */
export async function leave({ check, ask, use, lender: { phones, password } }: Suite): Promise<void> {
  await check(deleteUser, { preview: true });
  await check(logout, {});
  const again = await ask(passwordLogin, { username: phones.borrower, password });
  if (again === undefined) throw new Error('the borrower could not log in again');
  use(again.sessionId);
  await check(userLogout, {});
}
