import type { Cost } from '@clearloan/loan-contract';
import type { Minor } from '@clearloan/formatting';
import { chargedApart, paidApart, priceParts } from './price';

/**
 * What was added to a signed loan: late fees, and what a delay costs, in minor units. The plan is more than the price by that much.
 * 0 if nothing was.
 */
export function addedSince(loan: Cost): Minor {
  const { payBack, fee, tax } = priceParts(loan);
  const inPlan = payBack - chargedApart(loan) - paidApart(loan, { fee, tax });
  const planned = loan.repay_plans.reduce((sum, { repayTotalAmount }) => sum + repayTotalAmount, 0);
  return Math.max(0, planned - inPlan);
}

/** A delay or a new plan has given payments other days: the APR of the signed plan is not that of this one. */
export const hasOtherDays = ({ repay_plans: plans }: Pick<Cost, 'repay_plans'>): boolean =>
  plans.some(
    ({ originalDueTime, interestRan }) => originalDueTime !== undefined || interestRan !== undefined,
  );
