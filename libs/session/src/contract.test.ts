import { encode, endpointsOf, specifiedPaths, type Endpoint } from '@clearloan/api-client/declare';
import { parse, safeParse } from 'valibot';
import * as contract from './contract';
import { codeSent, loginSetting } from './fixtures/codes';
import { passkeyChallenge, passkeyStart, twoPasskeys } from './fixtures/passkeys';
import { userInfo, userInfoFull, userInfoOfNewBorrower } from './fixtures/user-info';

const replies: [string, Endpoint, unknown][] = [
  ['login setting', contract.loginSetting, loginSetting],
  ['code sent', contract.sendSmsCode, codeSent],
  ['voice code sent', contract.sendVoiceCode, codeSent],
  ['user-info', contract.userInfo, userInfo],
  ['user-info of a new borrower', contract.userInfo, userInfoOfNewBorrower],
  ['user-info full', contract.userInfo, userInfoFull],
  ['passkeys', contract.passkeyList, twoPasskeys],
  ['passkey begun', contract.startPasskey, passkeyStart],
  ['passkey added', contract.savePasskey, { passkeyId: 'p-1' }],
  ['passkey removed', contract.removePasskey, { left: 1 }],
  ['challenge', contract.passkeyChallenge, passkeyChallenge],
  ['logged out', contract.logout, null],
];

describe('the contract of a session', () => {
  it.each(replies)('decodes %s and encodes it back', (_name, endpoint, wire) => {
    const inside = parse(endpoint.data, wire);
    expect(parse(endpoint.data, encode(endpoint.data, inside))).toEqual(inside);
  });

  it('has six specified paths and five additional ones', () => {
    const paths = endpointsOf(contract).map((endpoint) => endpoint.path);
    expect(paths.filter((path) => specifiedPaths.includes(path))).toHaveLength(6);
    expect(paths.filter((path) => !specifiedPaths.includes(path))).toEqual([
      '/v3/personal-center/passkey-challenge',
      '/v3/personal-center/passkey-list',
      '/v3/personal-center/passkey-remove',
      '/v3/personal-center/passkey-save',
      '/v3/personal-center/passkey-start',
    ]);
  });

  it('has public endpoints only for what is needed to get a session', () => {
    const open = endpointsOf(contract).filter((endpoint) => endpoint.public);
    expect(open.map((endpoint) => endpoint.path)).toEqual([
      '/service/login/login-init',
      '/service/login/send-sms-code-new',
      '/service/login/send-voice-code',
    ]);
  });

  it('reads amounts as whole minor units and null as absent', () => {
    const inside = parse(contract.userInfo.data, { ...userInfo, name: null, consents: null, mood: 1 });
    expect(inside).toMatchObject({ leftToPay: 856924, amountMax: 2000000, consents: [] });
    expect(inside.name).toBeUndefined();
    expect(inside).not.toHaveProperty('mood');
  });

  it.each([
    ['an amount with a comma', contract.userInfo, { ...userInfo, leftToPay: '12,5' }],
    ['a wait that is not a number', contract.sendSmsCode, { ...codeSent, retryAfter: 'soon' }],
  ] as [string, Endpoint, unknown][])('rejects %s', (_name, endpoint, wire) => {
    expect(safeParse(endpoint.data, wire).success).toBe(false);
  });
});

describe('the request for a code', () => {
  it.each([
    ['a phone number with letters', { phone: '0812abc', type: 'login' }],
    ['an unknown purpose', { phone: '+6281255500417', type: 'marketing' }],
  ])('rejects %s', (_name, request) => {
    expect(safeParse(contract.sendSmsCode.request, request).success).toBe(false);
  });

  it('allows no number for a code, which then goes to the phone number of the session', () => {
    const request = { phone: '', type: 'confirm' };
    expect(parse(contract.sendSmsCode.request, request)).toEqual(request);
  });
});

it.each([contract.logout, contract.userLogout])(
  'a request that ends the session invalidates nothing, as a refetch would lead to the login ($path)',
  ({ invalidatesTags }) => {
    expect(invalidatesTags).toEqual([]);
  },
);
