import { unless, type Rule } from '@clearloan/api-client/declare';
import type { LoanPlan } from './plan';

export const paymentsAreNumbered: Rule<Pick<LoanPlan, 'repay_plans'>> = {
  name: 'paymentsAreNumbered',
  sentence: 'each payment of a plan has a number of its own, from 1',
  faults: ({ repay_plans }, at = 'data') => {
    const numbers = repay_plans.map(({ periodNo }) => periodNo);
    return unless(
      numbers.every((number, index) => number >= 1 && numbers.indexOf(number) === index),
      `${at}.repay_plans[].periodNo`,
      'numbers from 1, each once',
      numbers,
    );
  },
};
