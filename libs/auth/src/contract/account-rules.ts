import { unless, unlessSame, type Rule } from '@clearloan/api-client/declare';
import { accountRuleName, isAccountOfLogin } from '../rules/account-of-login';
import type { Deletion, UserInfo } from './account';
import type { CodeSent, Login, LoginSetting } from './login';

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

export const deletionHasReasons: Rule<Deletion> = {
  name: 'deletionHasReasons',
  sentence: 'a deletion is allowed, with its day, or there are reasons against it',
  faults: ({ allowed, blockedBy, eraseAt }, at = 'data') => [
    ...unlessSame(`${at}.allowed`, blockedBy.length === 0, allowed, 'by the reasons against it'),
    ...unless(
      allowed === (eraseAt !== undefined),
      `${at}.eraseAt`,
      allowed ? 'the day of the deletion' : 'no day',
      eraseAt,
    ),
  ],
};

export const loginIsPossible: Rule<LoginSetting> = {
  name: 'loginIsPossible',
  sentence: 'there is a way to log in',
  faults: ({ loginTypes }, at = 'data') =>
    unless(loginTypes.length > 0, `${at}.loginTypes`, 'at least one', loginTypes),
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
