import type { Instant, Minor } from '@clearloan/formatting';
import type { Cost, Transaction, TransactionStatus } from '@clearloan/loan-contract';
import type { VerifyStep } from '@clearloan/loan-view/contract';
import { type StampLook, chargedApart, upfrontFees, priceParts } from '@clearloan/loan-view/rules';

const minuteMs = 60_000;

/** Remaining time in whole days, hours and minutes, rounded up to the minute. `undefined` when it is over. */
export interface TimeLeft {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
}

export function timeLeft(until: Instant, now: Instant): TimeLeft | undefined {
  const left = Math.ceil((Date.parse(until) - Date.parse(now)) / minuteMs);
  if (!(left > 0)) return undefined;
  return { days: Math.floor(left / 1440), hours: Math.floor(left / 60) % 24, minutes: left % 60 };
}

/** A duration in a natural unit. */
interface UsualTime {
  readonly unit: 'minute' | 'hour' | 'day';
  readonly count: number;
}

const hourMinutes = 60;
const dayMinutes = 24 * hourMinutes;

/** Minutes in the largest unit without false precision, rounded up: 1 to 89 minutes, 2 to 35 hours, then days. */
export function usualTime(minutes: number): UsualTime {
  if (minutes < 1.5 * hourMinutes) return { unit: 'minute', count: Math.max(1, Math.ceil(minutes)) };
  if (minutes <= 1.5 * dayMinutes) return { unit: 'hour', count: Math.ceil(minutes / hourMinutes) };
  return { unit: 'day', count: Math.ceil(minutes / dayMinutes) };
}

/** Fee, tax and charges that are in no payment of the plan and not deducted from the payout, in minor units. */
export const paidApart = (loan: Cost): Minor => chargedApart(loan) + upfrontFees(loan, priceParts(loan));

/**
 * What was added to a signed loan: late fees, and what a delay costs, in minor units. The plan is more than the price by that much.
 * 0 if nothing was.
 */
export function addedSince(loan: Cost): Minor {
  const inPlan = loan.totalRepay - paidApart(loan);
  const planned = loan.repay_plans.reduce((sum, { repayTotalAmount }) => sum + repayTotalAmount, 0);
  return Math.max(0, planned - inPlan);
}

/** A delay or a new plan has given payments other days: the APR of the signed plan is not that of this one. */
export const hasOtherDays = ({ repay_plans: plans }: Pick<Cost, 'repay_plans'>): boolean =>
  plans.some(
    ({ originalDueTime, interestRan }) => originalDueTime !== undefined || interestRan !== undefined,
  );

const toBorrower = new Set<string>(['payout', 'refund']);
const looks: Readonly<Record<string, StampLook>> = {
  waiting: 'due',
  verifying: 'wait',
  collecting: 'wait',
  sending: 'wait',
  posted: 'paid',
  notFound: 'over',
  amountDiffers: 'over',
  refused: 'over',
  reversed: 'over',
  expired: 'idle',
  returned: 'idle',
};

/** The amount from the borrower's perspective: incoming is positive, outgoing negative. */
export const movedAmount = ({ kind, amount }: Transaction): Minor =>
  toBorrower.has(kind) ? amount : 0 - amount;

/** The look of a transaction's stamp; an unknown status is neutral. */
export const transactionLook = (status: TransactionStatus): StampLook =>
  Object.hasOwn(looks, status) ? (looks[status] ?? 'idle') : 'idle';

/** A delay moves no money, and neither does an unused payment code. */
export const isMoney = ({ kind, status }: Transaction): boolean => kind !== 'delay' && status !== 'expired';

/** The progress of the verification for a loan. */
export interface Verification {
  readonly done: number;
  readonly needed: number;
  /** No required step is open: the application can be submitted. */
  readonly isComplete: boolean;
}

/** A step under review counts as done: the borrower has nothing left to do there. */
const isBehind = ({ status }: VerifyStep): boolean => status === 'done' || status === 'review';

/** Counts the required steps; optional steps do not block. */
export function verificationOf(steps: readonly VerifyStep[]): Verification {
  const required = steps.filter(({ required }) => required);
  const done = required.filter(isBehind).length;
  return { done, needed: required.length, isComplete: done === required.length };
}
