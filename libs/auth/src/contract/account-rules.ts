import { unless, type Rule } from '@clearloan/api-client/declare';
import { accountRuleName, isAccountOfLogin } from '../rules/account-of-login';
import type { CodeSent } from './login';

export const codeIsUsable: Rule<CodeSent> = {
  name: 'codeIsUsable',
  sentence: 'a code has 4 to 8 digits and does not expire at once',
  faults: ({ codeLength, validFor }, at = 'data') => [
    ...unless(codeLength >= 4 && codeLength <= 8, `${at}.codeLength`, '4 to 8', codeLength),
    ...unless(validFor === undefined || validFor > 0, `${at}.validFor`, 'seconds, at least 1', validFor),
  ],
};

/** `phone` is the number that was typed at the login. */
export const accountIsOfLogin: Rule<{ phone: string; reply: { readonly phone: string } }> = {
  name: accountRuleName,
  sentence: 'the account has the phone number that logged in',
  faults: ({ phone, reply }, at = 'data') =>
    unless(
      isAccountOfLogin(phone, reply.phone),
      `${at}.phone`,
      `a number that ends as the one that logged in, ${phone.slice(-4)}`,
      reply.phone,
    ),
};
