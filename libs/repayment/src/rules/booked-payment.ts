import { brokenName } from '@clearloan/api-client/declare';
import type { Transaction } from '@clearloan/loan-contract';
import type { LoanPlan } from '../contract';
import { neverGrowsByPaying, receiptIsBooked } from '../contract/pay-rules';

/** A payment as the screens show it. */
export interface BookedPayment {
  readonly payment: Transaction;
  /** The rule that keeps it from being received. */
  readonly broken: string | undefined;
}

/**
 * A received payment counts as received only if the plan of the same reply says so too, and less is left than before it. Until
 * then it is being checked.
 * @param before the plan that the screen had before the payment was received
 */
export function bookedPayment(
  plan: LoanPlan,
  payment: Transaction,
  before: LoanPlan | undefined,
): BookedPayment {
  const rule =
    brokenName(receiptIsBooked, { plan, payment }) ??
    (before && brokenName(neverGrowsByPaying, { before, after: plan, paymentId: payment.paymentId }));
  return { payment: rule === undefined ? payment : { ...payment, status: 'verifying' }, broken: rule };
}
