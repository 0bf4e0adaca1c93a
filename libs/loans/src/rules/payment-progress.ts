import {
  coveredAmounts,
  inProgress,
  progressState,
  type OpenPeriod,
  type PaymentInProgress,
  type ProgressState,
} from '@clearloan/loan-contract';
import { type Minor, daysBetween, type Day } from '@clearloan/formatting';
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

/** How a payment stands to its due day. A lender counts a payment as due from seven days before. */
export type Due =
  | { readonly kind: 'late'; readonly days: number }
  | { readonly kind: 'today' }
  | { readonly kind: 'soon'; readonly days: number }
  | { readonly kind: 'later'; readonly days: number };

/** The contract's `due`: within so many days. */
const soonDays = 7;

/**
 * How a due day looks from today.
 * @param overdueDays the lender's own count, which wins: days of grace and holidays are the lender's to know
 */
export function dueOf(dueDay: Day, today: Day, overdueDays = 0): Due {
  const days = daysBetween(today, dueDay) ?? 0;
  if (overdueDays > 0) return { kind: 'late', days: overdueDays };
  if (days < 0) return { kind: 'late', days: -days };
  if (days === 0) return { kind: 'today' };
  return { kind: days <= soonDays ? 'soon' : 'later', days };
}

/** Is it time to pay: late, today, or within the days in which the lender calls it due? */
export const isTimeToPay = (due: Due): boolean => due.kind !== 'later';
