import { unless, unlessSame, type DataOf, type Rule } from '@clearloan/api-client/declare';
import type { Deletion, userMenu } from './account';
import type { sessionList } from './sessions';

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
