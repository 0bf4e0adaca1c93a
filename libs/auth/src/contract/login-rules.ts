import { unless, unlessSame, type Rule } from '@clearloan/api-client/declare';
import type { UserInfo } from '@clearloan/session/contract';
import { accountRuleName, isAccountOfLogin } from '../rules/account-of-login';
import type { Login } from './login-calls';

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

/** `since` is the lender's time before the login, in ms. */
export const newIsCreatedNow: Rule<{ login: Login; account: UserInfo; since: number }> = {
  name: 'newIsCreatedNow',
  sentence: 'a login is of a new borrower if it created the account',
  faults: ({ login, account, since }, at = 'data') =>
    unlessSame(
      `${at}.isNew`,
      Date.parse(account.createdAt) >= since,
      login.isNew,
      'by the time of the account',
    ),
};
