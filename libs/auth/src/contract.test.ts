import { encode, endpointsOf, specifiedPaths, type Endpoint } from '@clearloan/api-client/declare';
import { parse, safeParse } from 'valibot';
import * as contract from './contract';
import { loginOfKnownBorrower, loginOfNewBorrower } from './fixtures/login';

describe('the contract of the login', () => {
  it.each([
    ['login of a new borrower', contract.smsCodeLogin, loginOfNewBorrower],
    ['login of a known borrower', contract.passwordLogin, loginOfKnownBorrower],
  ] as [string, Endpoint, unknown][])('decodes %s and encodes it back', (_name, endpoint, wire) => {
    const inside = parse(endpoint.data, wire);
    expect(parse(endpoint.data, encode(endpoint.data, inside))).toEqual(inside);
  });

  it('has three specified paths, all of them public: they are needed to get a session', () => {
    const endpoints = endpointsOf(contract);
    expect(endpoints.map(({ path }) => path)).toEqual([
      '/service/login/login',
      '/service/login/reset-pwd',
      '/service/login/sms-code-login',
    ]);
    expect(endpoints.every((endpoint) => endpoint.public && specifiedPaths.includes(endpoint.path))).toBe(
      true,
    );
  });

  it.each([
    ['a login without a session', { ...loginOfNewBorrower, sessionId: undefined }],
    ['a login with an empty session', { ...loginOfNewBorrower, sessionId: '' }],
  ])('rejects %s', (_name, wire) => {
    expect(safeParse(contract.smsCodeLogin.data, wire).success).toBe(false);
  });
});

describe('the schema of a login request', () => {
  it.each([
    ['a code of two digits', contract.smsCodeLogin, { username: '+6281255500417', smsCode: '12' }],
    ['no number', contract.smsCodeLogin, { username: '', smsCode: '730912' }],
    ['no password', contract.passwordLogin, { username: '+6281255500417' }],
  ] as [string, Endpoint, unknown][])('rejects %s', (_name, endpoint, request) => {
    expect(safeParse(endpoint.request, request).success).toBe(false);
  });

  it('keeps a password as it was typed and trims a pasted code', () => {
    const username = '+6281255500417';
    expect(parse(contract.passwordLogin.request, { username, password: ' a b ' }).password).toBe(' a b ');
    expect(parse(contract.smsCodeLogin.request, { username, smsCode: ' 730912 ' }).smsCode).toBe('730912');
  });
});

it('a new password ends the session and invalidates nothing, as a refetch would lead to the login', () => {
  expect(contract.resetPassword.invalidatesTags).toEqual([]);
});
