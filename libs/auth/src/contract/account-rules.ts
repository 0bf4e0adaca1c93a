import { unless, unlessSame, type DataOf, type Rule } from '@clearloan/api-client/declare';
import { accountRuleName, isAccountOfLogin } from '../rules/account-of-login';
import type { Deletion, UserInfo } from './account';
import type { userMenu } from './account-calls';
import type { CodeSent, Login, LoginSetting } from './login';
import type { sessionList } from './sessions';

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

export const menuHasEntries: Rule<DataOf<typeof userMenu>> = {
  name: 'menuHasEntries',
  sentence: 'the personal centre has entries',
  faults: ({ list }, at = 'data') => unless(list.length > 0, `${at}.list`, 'at least one', list),
};

export const sessionIsOpen: Rule<DataOf<typeof sessionList>> = {
  name: 'sessionIsOpen',
  sentence: 'the session of the call is logged in, and none was used before it began',
  faults: ({ list }, at = 'data') =>
    list.flatMap(({ isCurrent, isLoggedIn, startedAt, seenAt }, index) => [
      ...unless(!isCurrent || isLoggedIn !== false, `${at}.list[${index}].isLoggedIn`, 'true', isLoggedIn),
      ...unless(
        Date.parse(seenAt) >= Date.parse(startedAt),
        `${at}.list[${index}].seenAt`,
        `${startedAt} or later`,
        seenAt,
      ),
    ]),
};
