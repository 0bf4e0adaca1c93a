import { isKnown, unless, unlessAmount, unlessSame, type Rule } from '@clearloan/api-client/declare';
import { dayCounts, rowsArePaid, tenureTypes, type PlanRow } from '@clearloan/loan-contract';
import { dueDateOf } from '@clearloan/loan-math';
import type { Minor } from '@clearloan/formatting';
import type { LoanPlan } from './plan';

/** Nothing more is due for these, whatever their amounts. */
const over = new Set<string>(['paid', 'waived']);
export const sum = (amounts: readonly Minor[]): Minor => amounts.reduce((total, amount) => total + amount, 0);
/** What is still to be paid of a payment. */
export const openOf = ({ periodStatus, repayTotalAmount, paidAmount }: PlanRow): Minor =>
  over.has(periodStatus) ? 0 : Math.max(0, repayTotalAmount - paidAmount);
/** What is still to be paid of a plan. */
export const leftOf = ({ repay_plans }: Pick<LoanPlan, 'repay_plans'>): Minor => sum(repay_plans.map(openOf));

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

/** A payment that is paid in part owes less principal than it has. */
export const planAddsUp: Rule<LoanPlan> = {
  name: 'planAddsUp',
  sentence: 'a plan counts its payments, and the principal that is left is theirs',
  faults: ({ periods, repay_plans: rows, remain_principal: principal }, at = 'data') => {
    const open = rows.filter((row) => openOf(row) > 0);
    const most = sum(open.map((row) => row.principal));
    // Less than nothing is paid where a payoff gave back interest of a payment that the bank took back since.
    const least = most - sum(open.map(({ paidAmount }) => Math.max(0, paidAmount)));
    return [
      ...rowsArePaid.faults(rows, at),
      ...unlessSame(`${at}.periods`, rows.length, periods, 'the number of its payments'),
      ...unless(
        principal <= most && principal >= least,
        `${at}.remain_principal`,
        `from ${least} to ${most} minor units, the principal of the open payments`,
        principal,
      ),
    ];
  },
};

/** A payoff is what is open less the interest to come, also less that of a payment which was paid ahead. */
export const payoffAddsUp: Rule<LoanPlan> = {
  name: 'payoffAddsUp',
  sentence:
    'a payoff is at least the principal less the interest that is paid, at most what is left, and saves the difference',
  faults: (plan, at = 'data') => {
    const { payoffAmount, payoffSaves, remain_principal: principal, paid_interest: paid } = plan;
    const left = leftOf(plan);
    const least = principal - paid;
    return [
      ...unless(
        payoffAmount <= left && payoffAmount >= least,
        `${at}.payoffAmount`,
        `from ${least} to ${left} minor units`,
        payoffAmount,
      ),
      ...unlessAmount(`${at}.payoffSaves`, left - payoffAmount, payoffSaves, 'what is left less the payoff'),
    ];
  },
};
