import { codes } from '@clearloan/api-client/declare';
import {
  deleteUser,
  logout,
  passwordLogin,
  resetPassword,
  smsCodeLogin,
  userLogout,
} from '@clearloan/auth/contract';
import { confirmLoan } from '@clearloan/loans/contract';

const refusals = new Map<number, string>([
  [codes.sessionExpired, 'no live session'],
  [codes.tooMany, 'limit reached'],
  [codes.keyReused, 'key reused'],
  [codes.wrongCode, 'wrong code'],
  [codes.codeExpired, 'dead code'],
  [codes.codeLocked, 'code locked'],
  [codes.wrongLogin, 'wrong login'],
  [codes.fileRefused, 'file refused'],
]);

const acts = new Map<string, string>([
  [smsCodeLogin.path, 'logged in'],
  [passwordLogin.path, 'logged in'],
  [logout.path, 'logged out'],
  [userLogout.path, 'logged out'],
  [resetPassword.path, 'password set'],
  [deleteUser.path, 'deletion asked'],
  [confirmLoan.path, 'loan decided'],
]);

/**
 * The security event of a response (ASVS 5.0, 16.3): logins and failed ones, limits, errors. Undefined for ordinary responses.
 * @param path the path in the contract
 * @param code the envelope's code; null if there was none
 */
export function securityEventOf(path: string, status: number, code: number | null): string | undefined {
  if (status >= 500) return 'failed';
  if (status === 403) return 'foreign caller';
  if (status >= 400) return status === 404 ? undefined : 'unreadable call';
  if (code === codes.success) return acts.get(path);
  return code === null ? undefined : refusals.get(code);
}
