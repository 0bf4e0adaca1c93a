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

type InProgress = Pick<
  PaymentInProgress,
  'paymentId' | 'kind' | 'purpose' | 'status' | 'amount' | 'periodNos' | 'nextCheckAt'
>;

/** Money in progress relative to what is due. */
export interface PaymentProgress {
  /** Of the payment that needs the borrower most. */
  readonly state: ProgressState;
  readonly first: InProgress;
  readonly count: number;
  /** Of all payments in progress. */
  readonly amount: Minor;
  /** How much of the amount due they cover, and how much is left to pay. */
  readonly covered: Minor;
  readonly rest: Minor;
}

/** Relates payments in progress to open payments of a plan; `undefined` if none is in progress. */
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

/** Of a payment that is fully covered by money in progress. */
export interface CoveredProgress extends PaymentProgress {
  readonly rest: 0;
}

export const isCovered = (progress: PaymentProgress | undefined): progress is CoveredProgress =>
  progress !== undefined && progress.covered > 0 && progress.rest === 0;

/** Where to see the payment that needs the borrower most: a code that can be paid, otherwise its status. */
export const progressPath = (orderId: string, { first, state }: PaymentProgress): string =>
  pathTo(state === 'code' ? 'ynRepay' : 'paymentDetail', { orderId, paymentId: first.paymentId });

/**
 * The state of a payment relative to its due date. A lender counts a payment as due from seven days before.
 */
export type Due =
  | { readonly kind: 'late'; readonly days: number }
  | { readonly kind: 'today' }
  | { readonly kind: 'soon'; readonly days: number }
  | { readonly kind: 'later'; readonly days: number };

/** The contract's `due`: within this many days. */
const soonDays = 7;

/**
 * The state of a due date relative to today.
 * @param overdueDays the lender's own count, which takes precedence: only the lender knows grace periods and
 *   holidays
 */
export function dueOf(dueDay: Day, today: Day, overdueDays = 0): Due {
  const days = daysBetween(today, dueDay) ?? 0;
  if (overdueDays > 0) return { kind: 'late', days: overdueDays };
  if (days < 0) return { kind: 'late', days: -days };
  if (days === 0) return { kind: 'today' };
  return { kind: days <= soonDays ? 'soon' : 'later', days };
}

/** Whether it is time to pay: late, today, or within the days in which the lender counts it as due. */
export const isTimeToPay = (due: Due): boolean => due.kind !== 'later';
