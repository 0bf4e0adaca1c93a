import type { Plan } from '@clearloan/loan-contract';
import type { Minor } from '@clearloan/formatting';

/** The state of a loan after a number of payments. */
export interface AfterPayment {
  readonly periodNo: number;
  /** The remaining principal. */
  readonly left: Minor;
  /** Interest, fees, tax and late payment charges so far. */
  readonly cost: Minor;
}

/**
 * The balance and the cost so far, from before the first payment to after the last. The cost at the end is everything
 * that the plan charges besides principal. @param before what was charged at the payout
 */
export function costOverTime(plans: readonly Plan[], before: Minor): readonly AfterPayment[] {
  const borrowed = plans.reduce((sum, { principal }) => sum + principal, 0);
  const points: AfterPayment[] = [{ periodNo: 0, left: borrowed, cost: before }];
  for (const { periodNo, principal, repayTotalAmount } of plans) {
    const { left, cost } = points.at(-1) ?? { left: borrowed, cost: before };
    points.push({ periodNo, left: left - principal, cost: cost + repayTotalAmount - principal });
  }
  return points;
}
