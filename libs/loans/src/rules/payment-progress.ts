import {
  coveredAmounts,
  inProgress,
  progressState,
  type OpenPeriod,
  type PaymentInProgress,
  type ProgressState,
} from '@clearloan/api-client/declare';
import type { Minor } from '@clearloan/formatting';
import { pathTo } from '@clearloan/routes';
import type { Order, RepayItem } from '../contract';

type InProgress = Pick<
  PaymentInProgress,
  'paymentId' | 'kind' | 'purpose' | 'status' | 'amount' | 'periodNos' | 'nextCheckAt'
>;

/** Money in progress beside what is asked for. */
export interface PaymentProgress {
  /** Of the payment that needs the borrower most. */
  readonly state: ProgressState;
  readonly first: InProgress;
  readonly count: number;
  /** Of all payments in progress. */
  readonly amount: Minor;
  /** What they cover of what is asked for, and what is left of that to pay. */
  readonly covered: Minor;
  readonly rest: Minor;
}

/** How payments in progress stand to open payments of a plan; `undefined` when none is in progress. */
export function progressOf(
  payments: readonly InProgress[],
  periods: readonly OpenPeriod[],
): PaymentProgress | undefined {
  const all = inProgress(payments);
  const [first] = all;
  const state = first && progressState(first);
  if (!first || !state) return undefined;
  const amount = all.reduce((sum, payment) => sum + payment.amount, 0);
  const covered = [...coveredAmounts(periods, all).values()].reduce((sum, part) => sum + part, 0);
  const open = periods.reduce((sum, period) => sum + period.open, 0);
  return { state, first, count: all.length, amount, covered, rest: open - covered };
}

/** Of the next payment on the home screen. */
export const progressOfItem = (
  item: Pick<RepayItem, 'periodNo' | 'amount' | 'penalty' | 'penaltyTax' | 'paymentsInProgress'>,
): PaymentProgress | undefined =>
  progressOf(item.paymentsInProgress, [{ periodNo: item.periodNo, open: toPayToday(item) }]);

/** Of the next payment in the list of loans. */
export const progressOfOrder = ({
  nextPeriodNo,
  nextAmount,
  paymentsInProgress,
}: Order): PaymentProgress | undefined =>
  progressOf(
    paymentsInProgress,
    nextPeriodNo === undefined ? [] : [{ periodNo: nextPeriodNo, open: nextAmount ?? 0 }],
  );

/** Of a payment that money in progress covers whole. */
export interface CoveredProgress extends PaymentProgress {
  readonly rest: 0;
}

export const isCovered = (progress: PaymentProgress | undefined): progress is CoveredProgress =>
  progress !== undefined && progress.covered > 0 && progress.rest === 0;

/** Where the payment that needs the borrower most is seen: a code that can be paid, else how it stands. */
export const progressPath = (orderId: string, { first, state }: PaymentProgress): string =>
  pathTo(state === 'code' ? 'ynRepay' : 'paymentDetail', { orderId, paymentId: first.paymentId });

/** What ends the debt of the next payment today: what is open of it, its late fee and the tax on that. */
export const toPayToday = ({
  amount,
  penalty,
  penaltyTax,
}: Pick<RepayItem, 'amount' | 'penalty' | 'penaltyTax'>): Minor => amount + penalty + penaltyTax;
