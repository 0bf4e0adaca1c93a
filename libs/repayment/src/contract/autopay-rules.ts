import { unless, unlessSame, type Rule } from '@clearloan/api-client/declare';
import type { Autopay } from './autopay';

export const autopayIsWhole: Rule<Autopay> = {
  name: 'autopayIsWhole',
  sentence: 'one of the accounts is the main one, and a mandate has a number, a cap and a bank',
  faults: ({ accounts, state, mandateId, cap, bank, warnOn, next }, at = 'data') => [
    ...(accounts.length === 0
      ? []
      : unlessSame(
          `${at}.accounts[].isMain`,
          1,
          accounts.filter(({ isMain }) => isMain).length,
          'main accounts',
        )),
    ...unless(
      state === 'none' || (mandateId !== undefined && cap !== undefined && bank !== undefined),
      `${at}.mandateId`,
      `the number, the cap and the bank of a mandate that is ${state}`,
      [mandateId, cap, bank],
    ),
    ...unless(
      warnOn === undefined || next === undefined || warnOn < next.collectOn,
      `${at}.warnOn`,
      'before the day of the collection',
      warnOn,
    ),
  ],
};
