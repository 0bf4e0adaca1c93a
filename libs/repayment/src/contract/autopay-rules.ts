import { unless, unlessSame, type Rule } from '@clearloan/api-client/declare';
import type { Autopay } from './autopay';
import type { LoanPlan } from './plan';

/** Both replies are of the same time. */
export const collectionMatchesPlan: Rule<{
  autopay: Pick<Autopay, 'next' | 'cap'>;
  plan: Pick<LoanPlan, 'repay_plans'>;
}> = {
  name: 'collectionMatchesPlan',
  sentence:
    'a collection takes what is open of its payment, on its due date or later, and no more than the cap',
  faults: ({ autopay: { next, cap }, plan }, at = 'data') => {
    // One above the cap says so, and is not collected.
    if (next === undefined || next.state === 'overCap') return [];
    const row = plan.repay_plans.find(({ periodNo }) => periodNo === next.periodNo);
    const open = row === undefined ? 0 : row.repayTotalAmount - row.paidAmount;
    // A late fee grows until the day.
    const isLate = row !== undefined && next.collectOn > row.dueTime;
    return [
      ...unless(
        isLate ? next.amount >= open : next.amount === open,
        `${at}.next.amount`,
        `${open} minor units, which are open`,
        next.amount,
      ),
      ...unless(
        next.amount <= (cap ?? 0),
        `${at}.next.amount`,
        `at most the cap, ${cap} minor units`,
        next.amount,
      ),
      ...unless(
        row !== undefined && next.collectOn >= row.dueTime,
        `${at}.next.collectOn`,
        `${row?.dueTime} or later`,
        next.collectOn,
      ),
    ];
  },
};

export const autopayIsComplete: Rule<Autopay> = {
  name: 'autopayIsComplete',
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
