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

/** Of a code until its money is found, so that it stays what it was asked for; of a reference only to be put right. */
const open: ReadonlyMap<Transaction['kind'], ReadonlySet<Transaction['status']>> = new Map([
  ['code', new Set<Transaction['status']>(['waiting', 'expired', 'notFound', 'amountDiffers'])],
  ['reference', new Set<Transaction['status']>(['notFound', 'amountDiffers'])],
]);

/** The payment that a reference is sent for; any other one is found by the reference itself. */
export const paymentToTie = (payment: Transaction | undefined): string | undefined =>
  payment && open.get(payment.kind)?.has(payment.status) ? payment.paymentId : undefined;
