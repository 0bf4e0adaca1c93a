import { codes } from '@clearloan/api-client/declare';
import { resetPassword, smsCodeLogin } from '@clearloan/auth/contract';
import { userInfo } from '@clearloan/session/contract';
import { securityEventOf } from './access-log';

it.each([
  [smsCodeLogin.path, 200, codes.success, 'logged in'],
  [smsCodeLogin.path, 200, codes.wrongCode, 'wrong code'],
  [smsCodeLogin.path, 200, codes.codeLocked, 'code locked'],
  [smsCodeLogin.path, 200, codes.tooMany, 'limit reached'],
  [resetPassword.path, 200, codes.success, 'password set'],
  [userInfo.path, 200, codes.sessionExpired, 'no live session'],
  [userInfo.path, 200, codes.success, undefined],
  [userInfo.path, 200, codes.badInput, undefined],
  [userInfo.path, 403, codes.notAllowedNow, 'foreign caller'],
  [userInfo.path, 413, codes.badInput, 'unreadable call'],
  [userInfo.path, 500, 500, 'failed'],
  ['(unknown)', 404, null, undefined],
])('%s with status %i and code %s logs the event %s', (path, status, code, event) => {
  expect(securityEventOf(path, status, code)).toBe(event);
});
