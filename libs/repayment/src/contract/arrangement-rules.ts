import { unless, unlessAmount, unlessSame, type Rule } from '@clearloan/api-client/declare';
import type { Arrangement } from './arrangement';
import type { LoanPlan } from './plan';

/** The figures of one option follow from its payments. */
export const arrangementAddsUp: Rule<Arrangement> = {
  name: 'arrangementAddsUp',
  sentence: 'a plan for a late borrower costs what its payments say, and is paid in the order of its days',
  faults: ({ payments, totalNow, totalThen, extraInterest }, at = 'data.options[]') => {
    const total = payments.reduce((sum, { amount }) => sum + amount, 0);
    const days = payments.map(({ dueTime }) => dueTime);
    return [
      ...unlessAmount(`${at}.totalThen`, total, totalThen, 'the sum of its payments'),
      ...unlessAmount(`${at}.extraInterest`, totalThen - totalNow, extraInterest, 'what it costs more'),
      ...unless(
        days.every((day, index) => index === 0 || day >= (days[index - 1] ?? '')),
        `${at}.payments[].dueTime`,
        'in the order of their days',
        days,
      ),
    ];
  },
};

/** The plan of the day on which an option was agreed to. */
export const planIsAsAgreed: Rule<{ agreed: Arrangement; plan: LoanPlan }> = {
  name: 'planIsAsAgreed',
  sentence: 'a plan that was agreed to is the plan of the loan',
  faults: ({ agreed, plan }, at = 'data') => {
    const open = plan.repay_plans
      .filter(({ repayTotalAmount, paidAmount }) => repayTotalAmount > paidAmount)
      .map(({ periodNo, dueTime, repayTotalAmount, paidAmount }) => ({
        periodNo,
        dueTime,
        amount: repayTotalAmount - paidAmount,
      }))
      .sort((one, other) => one.dueTime.localeCompare(other.dueTime) || one.periodNo - other.periodNo);
    return unlessSame(
      `${at}.repay_plans`,
      JSON.stringify(agreed.payments),
      JSON.stringify(open),
      'as agreed',
    );
  },
};
