import { brokenName } from '@clearloan/api-client/declare';
import { rowsAddUp } from '@clearloan/loan-contract';
import type { LoanPlan } from '../contract';
import { receiptIsBooked } from '../contract/pay-rules';
import { daysFollowTerms, planAddsUp } from '../contract/plan-rules';

/**
 * The rule that a plan breaks, so that it does not determine what is to be paid and when: a payment is not the sum of its parts,
 * its day is not that of the terms, the principal is not that of its payments, or money that was received is asked for again.
 */
export function planFlaw(plan: LoanPlan): string | undefined {
  const received = plan.transactions.filter(
    ({ kind, status }) => (kind === 'code' || kind === 'reference') && status === 'posted',
  );
  const ofReceipts = received.map((payment) => brokenName(receiptIsBooked, { plan, payment }));
  return (
    brokenName(rowsAddUp, plan.repay_plans) ??
    brokenName(daysFollowTerms, plan) ??
    brokenName(planAddsUp, plan) ??
    ofReceipts.find((name) => name !== undefined)
  );
}
