import type { Transaction } from '@clearloan/api-client/declare';
import type { Day, Minor } from '@clearloan/formatting';
import type { LoanPlan } from '../contract';
import { paidWith } from './payments';
import { offersOf } from './to-pay';

/** What the form starts with: of a payment that is known, else of what is due. */
export interface ReferenceStart {
  readonly amount: Minor | undefined;
  readonly reference: string;
}

export function referenceStart(plan: LoanPlan, payment: Transaction | undefined, today: Day): ReferenceStart {
  if (payment) return { amount: paidWith(payment), reference: payment.utr ?? '' };
  return { amount: offersOf(plan, today)?.due.amount, reference: '' };
}

/** A reference is tied to a code only while that code waits; any other payment is found by the reference itself. */
export const codeToTie = (payment: Transaction | undefined): string | undefined =>
  payment?.kind === 'code' && payment.status === 'waiting' ? payment.paymentId : undefined;
