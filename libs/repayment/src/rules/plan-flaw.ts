import { brokenName } from '@clearloan/api-client/declare';
import { rowsAddUp } from '@clearloan/loan-contract';
import type { LoanPlan } from '../contract';
import { planAddsUp, receiptIsBooked } from '../contract/pay-rules';
import { paymentState } from './payment-state';
import type { ThingToPay } from './to-pay';

/**
 * The rule that a plan breaks, so that it does not determine what is to be paid: a payment is not the sum of its parts, money
 * that was received is asked for again, or the payoff does not follow from what is left.
 * @param thing what is about to be paid
 */
export function planFlaw(plan: LoanPlan, thing: Pick<ThingToPay, 'purpose'> | undefined): string | undefined {
  const received = plan.transactions.filter(
    (payment) =>
      (payment.kind === 'code' || payment.kind === 'reference') && paymentState(payment) === 'received',
  );
  const ofReceipts = received.map((payment) => brokenName(receiptIsBooked, { plan, payment }));
  return (
    brokenName(rowsAddUp, plan.repay_plans) ??
    ofReceipts.find((name) => name !== undefined) ??
    (thing?.purpose === 'payoff' ? brokenName(planAddsUp, plan) : undefined)
  );
}
