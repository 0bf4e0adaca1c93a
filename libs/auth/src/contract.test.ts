import { encode, endpointsOf, specifiedPaths, type Endpoint } from '@clearloan/api-client/declare';
import { parse, safeParse } from 'valibot';
import * as contract from './contract';
import { deletionAllowed, deletionBlockedByLoan } from './fixtures/deletion';
import { codeSent, loginOfKnownBorrower, loginOfNewBorrower, loginSetting } from './fixtures/login';
import { passkeyChallenge, passkeyStart, twoPasskeys } from './fixtures/passkeys';
import { threeSessions } from './fixtures/sessions';
import { userInfo, userInfoFull, userInfoOfNewBorrower } from './fixtures/user-info';
import { userMenu } from './fixtures/user-menu';

const replies: [string, Endpoint, unknown][] = [
  ['login setting', contract.loginSetting, loginSetting],
  ['code sent', contract.sendSmsCode, codeSent],
  ['voice code sent', contract.sendVoiceCode, codeSent],
  ['login of a new borrower', contract.smsCodeLogin, loginOfNewBorrower],
  ['login of a known borrower', contract.passwordLogin, loginOfKnownBorrower],
  ['user-menu', contract.userMenu, userMenu],
  ['user-info', contract.userInfo, userInfo],
  ['user-info of a new borrower', contract.userInfo, userInfoOfNewBorrower],
  ['user-info full', contract.userInfo, userInfoFull],
  ['deletion blocked', contract.deleteUser, deletionBlockedByLoan],
  ['deletion allowed', contract.deleteUser, deletionAllowed],
  ['sessions', contract.sessionList, threeSessions],
  ['sessions ended', contract.endSessions, { ended: 2 }],
  ['phone changed', contract.changePhone, { phone: '+62 812 •••• 0418' }],
  ['passkeys', contract.passkeyList, twoPasskeys],
  ['passkey begun', contract.startPasskey, passkeyStart],
  ['passkey added', contract.savePasskey, { passkeyId: 'p-1' }],
  ['passkey removed', contract.removePasskey, { left: 1 }],
  ['challenge', contract.passkeyChallenge, passkeyChallenge],
  ['e-mail address', contract.emailAddress, { email: 'm•••@example.com' }],
  ['no e-mail address', contract.emailAddress, {}],
  ['e-mail code sent', contract.sendEmailCode, codeSent],
  ['e-mail address saved', contract.saveEmail, { email: 'm•••@example.com' }],
  ['e-mail address removed', contract.removeEmail, null],
  ['document sent', contract.sendDocument, { email: 'm•••@example.com' }],
  ['logged out', contract.logout, null],
];

describe('the account contract', () => {
  it.each(replies)('decodes %s and encodes it back', (_name, endpoint, wire) => {
    const inside = parse(endpoint.data, wire);
    expect(parse(endpoint.data, encode(endpoint.data, inside))).toEqual(inside);
  });

  it('has eleven specified paths and twelve additional ones', () => {
    const paths = endpointsOf(contract).map((endpoint) => endpoint.path);
    expect(paths.filter((path) => specifiedPaths.includes(path))).toHaveLength(11);
    expect(paths.filter((path) => !specifiedPaths.includes(path))).toEqual([
      '/v3/personal-center/document-mail',
      '/v3/personal-center/email-code',
      '/v3/personal-center/email-info',
      '/v3/personal-center/email-remove',
      '/v3/personal-center/email-save',
      '/v3/personal-center/passkey-challenge',
      '/v3/personal-center/passkey-list',
      '/v3/personal-center/passkey-remove',
      '/v3/personal-center/passkey-save',
      '/v3/personal-center/passkey-start',
      '/v3/personal-center/phone-change',
      '/v3/personal-center/session-end',
      '/v3/personal-center/session-list',
    ]);
  });

  it('has public endpoints only for what is needed to get a session', () => {
    const open = endpointsOf(contract).filter((endpoint) => endpoint.public);
    expect(open.map((endpoint) => endpoint.path)).toEqual([
      '/service/login/login',
      '/service/login/login-init',
      '/service/login/reset-pwd',
      '/service/login/send-sms-code-new',
      '/service/login/send-voice-code',
      '/service/login/sms-code-login',
    ]);
  });

  it('reads amounts as whole minor units and null as absent', () => {
    const inside = parse(contract.userInfo.data, { ...userInfo, name: null, consents: null, mood: 1 });
    expect(inside).toMatchObject({ leftToPay: 856924, amountMax: 2000000, consents: [] });
    expect(inside.name).toBeUndefined();
    expect(inside).not.toHaveProperty('mood');
  });

  it.each([
    ['a login without a session', contract.smsCodeLogin, { ...loginOfNewBorrower, sessionId: undefined }],
    ['a login with an empty session', contract.smsCodeLogin, { ...loginOfNewBorrower, sessionId: '' }],
    ['an amount with a comma', contract.userInfo, { ...userInfo, leftToPay: '12,5' }],
    ['a wait that is not a number', contract.sendSmsCode, { ...codeSent, retryAfter: 'soon' }],
  ] as [string, Endpoint, unknown][])('rejects %s', (_name, endpoint, wire) => {
    expect(safeParse(endpoint.data, wire).success).toBe(false);
  });
});

describe('the schema of a login request', () => {
  it.each([
    ['a phone number with letters', contract.sendSmsCode, { phone: '0812abc', type: 'login' }],
    ['an unknown purpose', contract.sendSmsCode, { phone: '+6281255500417', type: 'marketing' }],
    ['a code of two digits', contract.smsCodeLogin, { username: '+6281255500417', smsCode: '12' }],
    ['no password', contract.passwordLogin, { username: '+6281255500417' }],
  ] as [string, Endpoint, unknown][])('rejects %s', (_name, endpoint, request) => {
    expect(safeParse(endpoint.request, request).success).toBe(false);
  });

  it('allows no number for a code, which then goes to the phone number of the session', () => {
    const request = { phone: '', type: 'confirm' };
    expect(parse(contract.sendSmsCode.request, request)).toEqual(request);
    expect(safeParse(contract.smsCodeLogin.request, { username: '', smsCode: '730912' }).success).toBe(false);
  });

  it('keeps a password as it was typed and trims a pasted code', () => {
    const username = '+6281255500417';
    expect(parse(contract.passwordLogin.request, { username, password: ' a b ' }).password).toBe(' a b ');
    expect(parse(contract.smsCodeLogin.request, { username, smsCode: ' 730912 ' }).smsCode).toBe('730912');
  });
});

it.each([contract.deleteUser, contract.logout, contract.userLogout, contract.resetPassword])(
  'a request that ends the session invalidates nothing, as a refetch would lead to the login ($path)',
  ({ invalidatesTags }) => {
    expect(invalidatesTags).toEqual([]);
  },
);
