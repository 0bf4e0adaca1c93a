import { inProgress, type Transaction } from '@clearloan/loan-contract';
import { pathTo, withOwnKeys } from '@clearloan/routes';
import type { Minor } from '@clearloan/formatting';

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

/** What the borrower pays in total with a payment. */
export const paidWith = ({ amount, fee }: Pick<Transaction, 'amount' | 'fee'>): Minor => amount + fee;

/** A payment by its own id, or by the id that the lender assigned to a reference. */
export const findPayment = (payments: readonly Transaction[], id: string): Transaction | undefined =>
  payments.find(({ paymentId, submitId }) => paymentId === id || submitId === id);

/** The delay that was agreed after an instant of the lender. */
export const delayAfter = (payments: readonly Transaction[], since: string): Transaction | undefined =>
  payments.find(({ kind, at }) => kind === 'delay' && Date.parse(at) >= Date.parse(since));

/** Money from the borrower; the other kinds are the payout, money sent back, and delays. */
const isFromBorrower = ({ kind }: Transaction): boolean => kind === 'code' || kind === 'reference';

/** Payments in progress: the one that needs the borrower most first, then newest first. */
export const underWay = (payments: readonly Transaction[]): readonly Transaction[] =>
  inProgress(newestFirst(payments));

/** The lender may get the result at any moment, so the screen polls. */
export const isUnderWay = ({ status }: Transaction): boolean =>
  status === 'waiting' || status === 'verifying' || status === 'collecting';

/** The payment that covers one of these payments of the plan; the newest takes precedence. */
export const paymentOf = (
  payments: readonly Transaction[],
  periodNos: readonly number[],
): Transaction | undefined =>
  newestFirst(payments).find(
    (each) =>
      isFromBorrower(each) &&
      (each.status === 'posted' || each.status === 'verifying' || each.status === 'collecting') &&
      each.periodNos.some((periodNo) => periodNos.includes(periodNo)),
  );

const newestFirst = (payments: readonly Transaction[]): readonly Transaction[] =>
  [...payments].sort((one, other) => Date.parse(other.at) - Date.parse(one.at));

/**
 * The polling interval of a payment, by how long the screen has been open, in milliseconds: most payments arrive in
 * the first minute, a bank may need a day.
 */
export function pollWaitMs(watchedMs: number): number {
  if (watchedMs < 60_000) return 3_000;
  return watchedMs < 10 * 60_000 ? 10_000 : 60_000;
}

/** The purposes that the pay screen accepts in its URL; for all others it shows what is due. */
const remembered = new Set<string>(['payoff', 'coolingOff', 'amount']);

/** Where to repeat a payment with the same method: at today's price, shown before the borrower agrees. */
export const againPath = (orderId: string, { purpose, payType }: Transaction): string =>
  withOwnKeys(pathTo('repayUrl', { orderId }), {
    _what: purpose !== undefined && remembered.has(purpose) ? purpose : undefined,
    _how: payType,
  });
