import { object, type InferOutput } from 'valibot';
import { transactionKinds, transactionPurposes, transactionStatus } from './loan-words';
import type { Minor } from '@clearloan/api-client/declare';
import { count, id, instant, manyOf, money, openEnum, optional } from '@clearloan/api-client/declare';

/**
 * A payment that may still complete: its code is unpaid, its reference is being verified, or the borrower has to
 * respond. Lists include it so that no screen requests what it covers a second time.
 */
export const paymentInProgress = object({
  /** The loan that it pays. */
  orderId: id,
  /** The transaction. */
  paymentId: id,
  /** A pay code, or a reference of money paid elsewhere. */
  kind: openEnum(transactionKinds),
  /** What it pays. */
  purpose: optional(openEnum(transactionPurposes)),
  /** Where the money is. */
  status: transactionStatus,
  /** What is allocated to the loan, without the fee of the payment method. */
  amount: money,
  /** The numbers of the open payments that it is meant for; of `payoff` and `coolingOff` all that are open, or none. */
  periodNos: manyOf(count),
  /** When the borrower requested the code or sent the reference. */
  since: instant,
  /** When the code expires. */
  expireTime: optional(instant),
  /** When the lender checks for the money again; absent if it does not, or if the code is unpaid. */
  nextCheckAt: optional(instant),
});
export type PaymentInProgress = InferOutput<typeof paymentInProgress>;

/** The states of a payment in progress, most urgent for the borrower first. */
export const progressStates = ['amountDiffers', 'notFound', 'code', 'checking', 'collecting'] as const;
export type ProgressState = (typeof progressStates)[number];

const states: ReadonlyMap<string, ProgressState> = new Map<string, ProgressState>([
  ['waiting', 'code'],
  ['verifying', 'checking'],
  ['collecting', 'collecting'],
  ['notFound', 'notFound'],
  ['amountDiffers', 'amountDiffers'],
]);

type Progress = Pick<PaymentInProgress, 'kind' | 'status'>;

/** Its state; `undefined` if it is final, or not the borrower's money: the payout, a delay, money sent back. */
export const progressState = ({ kind, status }: Progress): ProgressState | undefined =>
  kind === 'code' || kind === 'reference' ? states.get(status) : undefined;

const rankOf = (payment: Progress): number => {
  const state = progressState(payment);
  return state === undefined ? progressStates.length : progressStates.indexOf(state);
};

/** The payments in progress, most urgent for the borrower first; otherwise in the given order. */
export const inProgress = <Payment extends Progress>(payments: readonly Payment[]): Payment[] =>
  payments
    .filter((payment) => progressState(payment) !== undefined)
    .sort((one, other) => rankOf(one) - rankOf(other));

/** One open payment of a plan. */
export interface OpenPeriod {
  readonly periodNo: number;
  readonly open: Minor;
}

type Covering = Progress & Pick<PaymentInProgress, 'purpose' | 'amount' | 'periodNos' | 'nextCheckAt'>;

/** Money that pays off or returns a loan is less than the open amount, and leaves nothing open. */
const endsLoan = ({ purpose }: Covering): boolean => purpose === 'payoff' || purpose === 'coolingOff';

/** A reference that the lender has not found and no longer checks is not money in transit. */
const isOnItsWay = (payment: Covering): boolean => {
  const state = progressState(payment);
  return state !== undefined && (state !== 'notFound' || payment.nextCheckAt !== undefined);
};

/**
 * How much of each open payment is covered by money in progress, by its number. Each amount is allocated to the
 * payments it was meant for, in the given order: earliest due first. Never more than is open.
 */
export function coveredAmounts(
  periods: readonly OpenPeriod[],
  payments: readonly Covering[],
): ReadonlyMap<number, Minor> {
  const covered = new Map<number, Minor>(periods.map(({ periodNo }) => [periodNo, 0]));
  for (const payment of payments.filter(isOnItsWay)) {
    let left = payment.amount;
    for (const { periodNo, open } of periods) {
      const already = covered.get(periodNo) ?? 0;
      const isMeant = endsLoan(payment) || payment.periodNos.includes(periodNo);
      const more = isMeant ? open - already : 0;
      const part = endsLoan(payment) ? more : Math.min(left, more);
      covered.set(periodNo, already + part);
      left -= part;
    }
  }
  return covered;
}
