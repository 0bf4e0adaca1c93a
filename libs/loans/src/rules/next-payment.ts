import {
  coveredAmounts,
  inProgress,
  type OpenPeriod,
  type PlanRow,
  type Transaction,
} from '@clearloan/loan-contract';
import type { Day, Minor } from '@clearloan/formatting';
import { isCovered, progressOf, type CoveredProgress } from '@clearloan/loan-view/rules';

/** Nothing more is due for these, whatever their amounts. */
const over = new Set<string>(['paid', 'waived']);

const isOver = ({ periodStatus }: PlanRow): boolean => over.has(periodStatus);

/** The lender is verifying or collecting its money. */
export const isUnderWay = ({ periodStatus }: PlanRow): boolean =>
  periodStatus === 'verifying' || periodStatus === 'collecting';

/** The open amount of one payment. */
export const openOf = (plan: PlanRow): Minor =>
  isOver(plan) ? 0 : Math.max(0, plan.repayTotalAmount - plan.paidAmount);

/** The lines of one payment's amount; they add up to `openOf`. */
export interface OpenParts {
  readonly payment: Minor;
  readonly lateFee: Minor;
  readonly tax: Minor;
  readonly alreadyPaid: Minor;
}

/** Splits an open payment into the planned amount, late charges, and what is already paid. */
export const openParts = (plan: PlanRow): OpenParts => ({
  payment: plan.repayTotalAmount - plan.penalty - plan.gst,
  lateFee: plan.penalty,
  tax: plan.gst,
  alreadyPaid: plan.paidAmount,
});

/** What is due next: all late payments, otherwise the first open payment. */
export interface DueNow {
  readonly plans: readonly [PlanRow, ...PlanRow[]];
  /** The amount due for them, without what money in progress covers. */
  readonly amount: Minor;
  readonly covered: Minor;
  /** The earliest due date among them. */
  readonly dueTime: Day;
  readonly isLate: boolean;
}

/**
 * What is due next in a plan; `undefined` if nothing is due. What money in progress covers (an unpaid code, a reference
 * that is being verified) is not requested again, since it would be paid twice.
 */
export function dueNow(
  plans: readonly PlanRow[],
  today: Day,
  transactions: readonly Transaction[] = [],
): DueNow | undefined {
  const open = plans.filter((plan) => openOf(plan) > 0).sort(earliestFirst);
  const covered = coveredAmounts(open.map(periodOf), inProgress(transactions));
  const isNamed = (plan: PlanRow) => (covered.get(plan.periodNo) ?? 0) > 0;
  // The lender is verifying it, though none of these transactions belongs to it.
  const isSearched = (plan: PlanRow) => isUnderWay(plan) && !isNamed(plan);
  const coveredOf = (plan: PlanRow) => (isSearched(plan) ? openOf(plan) : (covered.get(plan.periodNo) ?? 0));
  const [first, ...others] = open.filter((plan) => coveredOf(plan) < openOf(plan));
  if (!first) return undefined;
  const due: DueNow['plans'] = [first, ...others.filter(({ dueTime }) => dueTime < today)];
  const sumOf = (of: (plan: PlanRow) => Minor) => due.reduce((sum, plan) => sum + of(plan), 0);
  const coveredInAll = sumOf(coveredOf);
  return {
    plans: due,
    amount: sumOf(openOf) - coveredInAll,
    covered: coveredInAll,
    dueTime: first.dueTime,
    isLate: first.dueTime < today,
  };
}

/** The earliest open payment, and the money in progress that covers it. */
interface CoveredNow {
  readonly dueTime: Day;
  readonly progress: CoveredProgress;
}

/**
 * What is due next is due until its money is there: the earliest open payment, if a code or a transfer covers it.
 * `undefined` if none does, or another payment is late.
 */
export function coveredNow(
  plans: readonly PlanRow[],
  today: Day,
  transactions: readonly Transaction[],
): CoveredNow | undefined {
  const [first] = plans.filter((plan) => openOf(plan) > 0).sort(earliestFirst);
  const progress = first && progressOf(transactions, [periodOf(first)]);
  if (!first || !isCovered(progress) || dueNow(plans, today, transactions)?.isLate) return undefined;
  return { dueTime: first.dueTime, progress };
}

/** A delay may move a payment past the next one. */
const earliestFirst = (one: PlanRow, other: PlanRow): number => one.dueTime.localeCompare(other.dueTime);

const periodOf = (plan: PlanRow): OpenPeriod => ({ periodNo: plan.periodNo, open: openOf(plan) });

/** The amount of a plan that is already paid. */
export const paidSoFar = (plans: readonly PlanRow[]): Minor =>
  plans.reduce((sum, plan) => sum + plan.paidAmount, 0);

export const overCount = (plans: readonly PlanRow[]): number => plans.filter(isOver).length;
