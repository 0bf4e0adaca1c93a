import { isKnown, unlessSame, type Rule } from '@clearloan/api-client/declare';
import { dayCounts, tenureTypes } from '@clearloan/loan-contract';
import { dueDateOf } from '@clearloan/loan-math';
import type { LoanPlan } from './plan';

/** A delay names the day before it; a plan that was agreed later, whose first payment has `interestRan`, has days of its own. */
export const daysFollowTerms: Rule<Pick<LoanPlan, 'repay_plans' | 'terms' | 'tenure_type'>> = {
  name: 'daysFollowTerms',
  sentence: 'each payment is due a period after the one before, from the first day of the terms',
  faults: ({ repay_plans: rows, terms, tenure_type: tenureType }, at = 'data') => {
    const { startDate, firstDueTime: firstDueDate, dayCount } = terms;
    if (!isKnown(tenureTypes, tenureType) || !isKnown(dayCounts, dayCount)) return [];
    const changed = rows.findIndex(({ interestRan }) => interestRan !== undefined);
    const agreed = changed < 0 ? rows : rows.slice(0, changed);
    const dueDay = (index: number) =>
      index === 0
        ? firstDueDate
        : dueDateOf({ startDate, firstDueDate, dayCount, tenureType, firstPayment: 'arrears' }, index);
    return agreed.flatMap(({ originalDueTime, dueTime }, index) =>
      unlessSame(
        `${at}.repay_plans[${index}].${originalDueTime === undefined ? 'dueTime' : 'originalDueTime'}`,
        dueDay(index),
        originalDueTime ?? dueTime,
        `${tenureType} ${index + 1} of the terms`,
      ),
    );
  },
};
