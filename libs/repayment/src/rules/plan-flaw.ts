import { brokenRuleName } from '@clearloan/api-client/declare';
import { rowsAddUp } from '@clearloan/loan-contract';
import type { LoanPlan } from '../contract';
import { receiptIsBooked } from '../contract/pay-rules';
import { daysFollowTerms, payoffAddsUp, planAddsUp } from '../contract/plan-rules';

/**
 * The rule that a plan breaks, so that nothing can be paid by it: a payment is not the sum of its parts, or money that was received
 * is asked for again.
 */
export function planFlaw(plan: LoanPlan): string | undefined {
  const received = plan.transactions.filter(
    ({ kind, status }) => (kind === 'code' || kind === 'reference') && status === 'posted',
  );
  const ofReceipts = received.map((payment) => brokenRuleName(receiptIsBooked, { plan, payment }));
  return brokenRuleName(rowsAddUp, plan.repay_plans) ?? ofReceipts.find((name) => name !== undefined);
}

/**
 * The rule that other figures of a plan break: its days, its principal, its payoff. What is due can still be paid, because a slip
 * of the lender there must not make a borrower late; what follows from those figures is not shown.
 */
export const planFiguresFlaw = (plan: LoanPlan): string | undefined =>
  brokenRuleName(planAddsUp, plan) ??
  brokenRuleName(daysFollowTerms, plan) ??
  brokenRuleName(payoffAddsUp, plan);
