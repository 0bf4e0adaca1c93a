import type { Plan } from '@clearloan/loan-contract';
import type { Minor } from '@clearloan/formatting';

/** How a loan stands after so many payments of its plan. */
export interface AfterPayment {
  readonly periodNo: number;
  /** What is left of the principal. */
  readonly left: Minor;
  /** Interest, fees, tax and what being late costs, so far. */
  readonly cost: Minor;
}

/**
 * What is left and what it has cost, from before the first payment to after the last. The cost at the end is all that the plan
 * charges beside the principal. @param before what was charged at the payout
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
