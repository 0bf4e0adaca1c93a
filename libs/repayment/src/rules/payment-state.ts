import type { Transaction } from '@clearloan/loan-contract';
import { pathTo } from '@clearloan/routes';

/**
 * The status of one payment, from the borrower's perspective. `moved`: a transaction that is not their payment (the
 * payout, money sent back, a delay). `unknown`: a status that this build does not know; the lender's text is shown as
 * it is.
 */
export type PaymentState =
  | 'waiting'
  | 'checking'
  | 'collecting'
  | 'notFound'
  | 'amountDiffers'
  | 'refused'
  | 'ended'
  | 'sentBack'
  | 'received'
  | 'moved'
  | 'unknown';

const states: ReadonlyMap<string, PaymentState> = new Map<string, PaymentState>([
  ['waiting', 'waiting'],
  ['verifying', 'checking'],
  ['collecting', 'collecting'],
  ['notFound', 'notFound'],
  ['amountDiffers', 'amountDiffers'],
  ['refused', 'refused'],
  ['reversed', 'refused'],
  ['expired', 'ended'],
  ['returned', 'sentBack'],
  ['posted', 'received'],
]);

const kindsOfBorrower = new Set<string>(['code', 'reference']);

export function paymentState({ kind, status }: Pick<Transaction, 'kind' | 'status'>): PaymentState {
  const state = states.get(status) ?? 'unknown';
  return state === 'received' && !kindsOfBorrower.has(kind) ? 'moved' : state;
}

/** The screen of a payment: its code while it waits to be paid, otherwise its status page. */
export function paymentPath(orderId: string, payment: Transaction): string {
  const { paymentId, kind, vcode = '' } = payment;
  const hasCode = kind === 'code' && vcode !== '' && paymentState(payment) === 'waiting';
  return pathTo(hasCode ? 'ynRepay' : 'paymentDetail', { orderId, paymentId });
}
