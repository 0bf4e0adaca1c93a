import {
  coveredAmounts,
  inProgress,
  type OpenPeriod,
  type Plan,
  type Transaction,
} from '@clearloan/loan-contract';
import type { Day, Minor } from '@clearloan/formatting';

/** Nothing more is asked for these, whatever their amounts say. */
const over = new Set<string>(['paid', 'waived']);

const isOver = ({ periodStatus }: Plan): boolean => over.has(periodStatus);

/** What one payment still asks for. */
export const openOf = (plan: Plan): Minor =>
  isOver(plan) ? 0 : Math.max(0, plan.repayTotalAmount - plan.paidAmount);

/** The lines of one payment's amount; they add up to `openOf`. */
export interface OpenParts {
  readonly payment: Minor;
  readonly lateFee: Minor;
  readonly tax: Minor;
  readonly alreadyPaid: Minor;
}

/** Cuts an open payment into what was planned, what being late added, and what is already paid of it. */
export const openParts = (plan: Plan): OpenParts => ({
  payment: plan.repayTotalAmount - plan.penalty - plan.gst,
  lateFee: plan.penalty,
  tax: plan.gst,
  alreadyPaid: plan.paidAmount,
});

/** What is to be paid next: everything that is past its day, else the first payment that is asked for. */
export interface DueNow {
  readonly plans: readonly [Plan, ...Plan[]];
  /** What is left to pay of them, without what money in progress covers. */
  readonly amount: Minor;
  readonly covered: Minor;
  /** The earliest due day among them. */
  readonly dueTime: Day;
  readonly isLate: boolean;
}

/**
 * What to pay next of a plan; `undefined` when nothing is asked for. What money in progress covers (a code that waits, a
 * reference that is looked for) is not asked for again: it would be paid twice.
 */
export function dueNow(
  plans: readonly Plan[],
  today: Day,
  transactions: readonly Transaction[] = [],
): DueNow | undefined {
  // A delay may move a payment past the next one.
  const open = plans
    .filter((plan) => openOf(plan) > 0)
    .sort((one, other) => one.dueTime.localeCompare(other.dueTime));
  const covered = coveredAmounts(open.map(periodOf), inProgress(transactions));
  const isNamed = (plan: Plan) => (covered.get(plan.periodNo) ?? 0) > 0;
  // The lender is looking for it, though none of these movements is for it.
  const isLookedFor = (plan: Plan) => plan.periodStatus === 'verifying' && !isNamed(plan);
  const coveredOf = (plan: Plan) => (isLookedFor(plan) ? openOf(plan) : (covered.get(plan.periodNo) ?? 0));
  const [first, ...others] = open.filter((plan) => coveredOf(plan) < openOf(plan));
  if (!first) return undefined;
  const due: DueNow['plans'] = [first, ...others.filter(({ dueTime }) => dueTime < today)];
  const sumOf = (of: (plan: Plan) => Minor) => due.reduce((sum, plan) => sum + of(plan), 0);
  const coveredInAll = sumOf(coveredOf);
  return {
    plans: due,
    amount: sumOf(openOf) - coveredInAll,
    covered: coveredInAll,
    dueTime: first.dueTime,
    isLate: first.dueTime < today,
  };
}

const periodOf = (plan: Plan): OpenPeriod => ({ periodNo: plan.periodNo, open: openOf(plan) });

/** How much of a plan is behind the borrower. */
export const paidSoFar = (plans: readonly Plan[]): Minor =>
  plans.reduce((sum, plan) => sum + plan.paidAmount, 0);

export const overCount = (plans: readonly Plan[]): number => plans.filter(isOver).length;
