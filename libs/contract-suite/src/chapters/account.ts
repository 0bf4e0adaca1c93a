import { codes, unless, unlessSame, type DataOf } from '@clearloan/api-client/declare';
import { changePhone, deleteUser, endSessions, sessionList, userMenu } from '@clearloan/account/contract';
import {
  accountIsOfLogin,
  newIsCreatedNow,
  passwordLogin,
  resetPassword,
  smsCodeLogin,
} from '@clearloan/auth/contract';
import {
  loginSetting,
  logout,
  sendSmsCode,
  sendVoiceCode,
  userInfo,
  userLogout,
} from '@clearloan/session/contract';
import { refusalFaults } from '../harness/reply-rules';
import type { Suite } from '../harness/suite';

/** A different code of the same length. */
export const wrongOf = (code: string): string => code.replace(/.$/, (digit) => (digit === '0' ? '1' : '0'));

/** A new borrower logs in with a code, chooses a password and logs in with it; wrong credentials fail. */
export async function logIn(suite: Suite): Promise<void> {
  const { check, need, ask, use, staff, lender, refuses, reply, hold, keeps } = suite;
  const { phones } = lender;
  const { borrower: phone } = phones;
  const voice = await check(sendVoiceCode, { phone: phones.listener, type: 'login' });
  const setting = await ask(loginSetting, {});
  const { codeLength } = await need(sendSmsCode, { phone, type: 'login' });
  suite.made.codeLength = codeLength;
  const lengths = [setting?.codeLength, voice?.codeLength];
  const faults = unlessSame(
    'data.codeLength',
    [codeLength, codeLength],
    lengths,
    'before login, and by voice',
  );
  hold(sendSmsCode, 'has one length of codes on all pages', faults);
  if (setting) offersLogin(suite, setting, voice !== undefined);
  const smsCode = await staff.codeFor(phone, codeLength);
  await wrongCode(suite, smsCode);
  const { businessTime: since } = await reply(loginSetting, {});
  const first = await need(smsCodeLogin, { username: phone, smsCode });
  await refuses('accepts a code once', smsCodeLogin, { username: phone, smsCode }, ended);
  use(first.sessionId);
  suite.made.hasPasswords = setting?.loginTypes.includes('password') ?? true;
  if (suite.made.hasPasswords) await choosePassword(suite, codeLength);
  else await findNoPassword(suite, smsCode);
  const account = await check(userInfo, { full: true });
  if (account) keeps(userInfo, accountIsOfLogin, { phone, reply: account });
  if (account && suite.made.hasPasswords)
    hold(userInfo, 'has the password', unlessSame('data.hasPassword', true, account.hasPassword, 'chosen'));
  if (account && !Number.isNaN(since)) keeps(smsCodeLogin, newIsCreatedNow, { login: first, account, since });
  if (suite.offers(changePhone)) await changeNumber(suite, phones.borrower);
  if (suite.offers(endSessions)) await endOthers(suite, await seeDevices(suite));
  await check(userMenu, {});
}

/** @param others how many other sessions are listed */
async function endOthers({ check, ask, hold, staff, lender, made }: Suite, others: number): Promise<void> {
  await ask(sendSmsCode, { phone: '', type: 'sessions' });
  const smsCode = await staff.codeFor(lender.phones.borrower, made.codeLength ?? 6);
  const end = await check(endSessions, { smsCode });
  const isPossible = end === undefined || end.ended <= others;
  hold(
    endSessions,
    'ends sessions that were listed',
    unless(isPossible, 'data.ended', `at most ${others}`, end?.ended),
  );
}

/** A login that works is offered. */
function offersLogin(
  { hold }: Suite,
  { loginTypes, voiceEnabled }: DataOf<typeof loginSetting>,
  isCalled: boolean,
): void {
  hold(loginSetting, 'offers the login by a code', [
    ...unless(loginTypes.includes('sms'), 'data.loginTypes', 'sms', loginTypes),
    ...unless(!isCalled || voiceEnabled, 'data.voiceEnabled', 'true', voiceEnabled),
  ]);
}

const ended = [codes.codeExpired, codes.wrongCode, codes.codeLocked];

/** Only where the lender offers it: a new password ends every session, and logs in. */
async function choosePassword(suite: Suite, codeLength: number): Promise<void> {
  const { check, need, ask, use, staff, lender, hold, refuses } = suite;
  const { password, phones } = lender;
  const { borrower: phone } = phones;
  await ask(sendSmsCode, { phone, type: 'reset' });
  const resetCode = await staff.codeFor(phone, codeLength);
  const other = { username: phone, smsCode: resetCode };
  await refuses('accepts a code for its purpose only', smsCodeLogin, other, ended);
  await check(resetPassword, { phone, smsCode: resetCode, password });
  await refuses('ends every session with a new password', userMenu, {}, codes.sessionExpired);
  const wrong = { username: phone, password: `${password}!` };
  await refuses('rejects a wrong password', passwordLogin, wrong, codes.wrongLogin);
  const second = await need(passwordLogin, { username: phone, password });
  hold(passwordLogin, 'knows a borrower again', unlessSame('data.isNew', false, second.isNew));
  use(second.sessionId);
}

/** A lender whose `loginTypes` name no password knows none: it refuses both calls as a wrong number or password. */
async function findNoPassword({ check, lender }: Suite, usedCode: string): Promise<void> {
  const { password, phones } = lender;
  const refused = { mayRefuse: codes.wrongLogin };
  await check(passwordLogin, { username: phones.borrower, password }, refused);
  await check(resetPassword, { phone: phones.borrower, smsCode: wrongOf(usedCode), password }, refused);
}

/** @returns how many other devices are listed */
async function seeDevices({ check, hold }: Suite): Promise<number> {
  const { list: devices = [] } = (await check(sessionList, {})) ?? {};
  hold(sessionList, 'lists the session of the call first', [
    ...unlessSame('data.list[0].isCurrent', true, devices[0]?.isCurrent),
    ...unlessSame(
      'data.list[].isCurrent',
      1,
      devices.filter(({ isCurrent }) => isCurrent).length,
      'one session',
    ),
    ...unlessSame(
      'data.list[].isShared',
      [],
      devices.filter(({ isShared }) => isShared),
      'no login said so',
    ),
  ]);
  return devices.length - 1;
}

/** A wrong code is rejected and uses up one try. */
async function wrongCode({ refuses, hold, lender }: Suite, smsCode: string): Promise<void> {
  const guess = { username: lender.phones.borrower, smsCode: wrongOf(smsCode) };
  const { data } = await refuses('rejects a wrong code', smsCodeLogin, guess, codes.wrongCode);
  const isCounted = typeof data === 'object' && data !== null && 'triesLeft' in data;
  hold(
    smsCodeLogin,
    'returns the number of remaining attempts',
    unless(isCounted, 'data.triesLeft', 'a number', data),
  );
}

/** The right code is refused after it has expired. */
export async function expiry(suite: Suite): Promise<void> {
  const { staff, lender, otherDevice } = suite;
  if (staff.expireCodes === undefined) return;
  const { other: phone } = lender.phones;
  const stranger = otherDevice();
  const sent = await stranger.ask(sendSmsCode, { phone, type: 'login' });
  if (sent === undefined) throw new Error('no login code was sent');
  const smsCode = await staff.codeFor(phone, sent.codeLength);
  await staff.expireCodes(phone);
  const typed = { username: phone, smsCode };
  await stranger.refuses('rejects an expired code', smsCodeLogin, typed, codes.codeExpired);
}

const mostGuesses = 20;

/** Guessing is limited: after some wrong codes, the right one no longer works. */
export async function guessing({ staff, lender, hold, otherDevice, made }: Suite): Promise<void> {
  const { listener: phone } = lender.phones;
  const stranger = otherDevice();
  const [purpose, endpoint] = made.hasPasswords
    ? (['reset', resetPassword] as const)
    : (['login', smsCodeLogin] as const);
  const sent = await stranger.ask(sendSmsCode, { phone, type: purpose });
  if (sent === undefined) throw new Error(`no code to guess was sent for ${purpose}`);
  const smsCode = await staff.codeFor(phone, sent.codeLength);
  const enter = (code: string) =>
    purpose === 'reset'
      ? stranger.reply(resetPassword, { phone, smsCode: code, password: lender.password })
      : stranger.reply(smsCodeLogin, { username: phone, smsCode: code });
  const codesOf: unknown[] = [];
  while (codesOf.length < mostGuesses && codesOf.at(-1) !== codes.codeLocked)
    codesOf.push((await enter(wrongOf(smsCode))).code);
  const isLocked = codesOf.at(-1) === codes.codeLocked;
  hold(
    endpoint,
    'locks a code after too many attempts',
    unless(isLocked, 'code', `${String(codes.codeLocked)} within ${mostGuesses} guesses`, codesOf.at(-1)),
  );
  const refused = refusalFaults([codes.codeLocked, codes.codeExpired], await enter(smsCode));
  hold(endpoint, 'keeps a locked code locked', refused);
}

/** The borrower changes to another number, verified by a code to each, and back. */
async function changeNumber({ check, ask, staff, lender: { phones } }: Suite, own: string): Promise<void> {
  const move = async (from: string, to: string, send: typeof check | typeof ask) => {
    const sent = await ask(sendSmsCode, { phone: to, type: 'newPhone' });
    const newCode = await staff.codeFor(to, sent?.codeLength ?? 6);
    await ask(sendSmsCode, { phone: '', type: 'phone' });
    const smsCode = await staff.codeFor(from, sent?.codeLength ?? 6);
    await send(changePhone, { phone: to, newCode, smsCode });
  };
  await move(own, phones.other, check);
  await move(phones.other, own, ask);
}

/** The borrower requests the consequences of a deletion, and logs out in both ways. */
export async function leave(suite: Suite): Promise<void> {
  const { check, use, refuses } = suite;
  await check(deleteUser, { preview: true });
  await check(logout, {});
  await refuses('ends the session', logout, {}, codes.sessionExpired);
  await refuses('ends the session at logout', userInfo, {}, codes.sessionExpired);
  const again = await logInAgain(suite);
  if (again === undefined) throw new Error('the borrower could not log in again');
  use(again.sessionId);
  await check(userLogout, {});
  await refuses('ends the session', userLogout, {}, codes.sessionExpired);
}

async function logInAgain({ ask, staff, made, lender }: Suite) {
  const { borrower: username } = lender.phones;
  if (made.hasPasswords) return ask(passwordLogin, { username, password: lender.password });
  await ask(sendSmsCode, { phone: username, type: 'login' });
  return ask(smsCodeLogin, { username, smsCode: await staff.codeFor(username, made.codeLength ?? 6) });
}
