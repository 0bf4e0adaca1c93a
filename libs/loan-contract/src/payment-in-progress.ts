import { object, type InferOutput } from 'valibot';
import { transactionKinds, transactionPurposes, transactionStatus } from './loan-shapes';
import type { Minor } from '@clearloan/api-client/declare';
import { count, id, instant, manyOf, money, openEnum, optional } from '@clearloan/api-client/declare';

/**
 * A payment that may still become money of the loan: its code waits, its reference is looked for, or the borrower has to say
 * something about it. Lists carry it so that no screen asks a second time for what it covers.
 */
export const paymentInProgress = object({
  orderId: id,
  paymentId: id,
  kind: openEnum(transactionKinds),
  purpose: optional(openEnum(transactionPurposes)),
  status: transactionStatus,
  /** What goes to the loan, without the fee of the way to pay. */
  amount: money,
  periodNos: manyOf(count),
  /** When the borrower asked for the code or sent the reference. */
  since: instant,
  /** Until when the code can be paid. */
  expireTime: optional(instant),
  /** When the lender looks for the money again. */
  nextCheckAt: optional(instant),
});
export type PaymentInProgress = InferOutput<typeof paymentInProgress>;

/** How a payment in progress stands, in the order in which it needs the borrower. */
export const progressStates = ['amountDiffers', 'notFound', 'code', 'checking'] as const;
export type ProgressState = (typeof progressStates)[number];

const states: ReadonlyMap<string, ProgressState> = new Map<string, ProgressState>([
  ['waiting', 'code'],
  ['verifying', 'checking'],
  ['notFound', 'notFound'],
  ['amountDiffers', 'amountDiffers'],
]);

type Progress = Pick<PaymentInProgress, 'kind' | 'status'>;

/** How it stands; `undefined` when it is over, or is no money of the borrower: the payout, a delay, money sent back. */
export const progressState = ({ kind, status }: Progress): ProgressState | undefined =>
  kind === 'code' || kind === 'reference' ? states.get(status) : undefined;

const rankOf = (payment: Progress): number => {
  const state = progressState(payment);
  return state === undefined ? progressStates.length : progressStates.indexOf(state);
};

/** Those that are in progress, the one that needs the borrower most first; of equals the given order stays. */
export const inProgress = <Payment extends Progress>(payments: readonly Payment[]): Payment[] =>
  payments
    .filter((payment) => progressState(payment) !== undefined)
    .sort((one, other) => rankOf(one) - rankOf(other));

/** One payment of a plan that is still asked for. */
export interface OpenPeriod {
  readonly periodNo: number;
  readonly open: Minor;
}

type Covering = Progress & Pick<PaymentInProgress, 'purpose' | 'amount' | 'periodNos' | 'nextCheckAt'>;

/** Money that pays a loan off or gives it back costs less than what is open, and leaves nothing open. */
const endsLoan = ({ purpose }: Covering): boolean => purpose === 'payoff' || purpose === 'coolingOff';

/** A reference that the lender has not found and does not look for again is no money on its way. */
const isOnItsWay = (payment: Covering): boolean => {
  const state = progressState(payment);
  return state !== undefined && (state !== 'notFound' || payment.nextCheckAt !== undefined);
};

/**
 * How much of each open payment is covered by money in progress, by its number. Each amount falls on the periods that it was
 * meant for, in the order in which they are given: the earliest due first. Never more than is open.
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
