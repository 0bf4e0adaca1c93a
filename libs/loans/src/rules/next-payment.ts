import type { Plan } from '@clearloan/api-client/declare';
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
  readonly amount: Minor;
  /** The earliest due day among them. */
  readonly dueTime: Day;
  readonly isLate: boolean;
}

/**
 * What to pay next of a plan; `undefined` when nothing is asked for. A payment whose money the lender is looking for
 * (`verifying`) is not asked for again: it would be paid twice.
 */
export function dueNow(plans: readonly Plan[], today: Day): DueNow | undefined {
  // A delay may move a payment past the next one.
  const [first, ...others] = plans
    .filter((plan) => openOf(plan) > 0 && plan.periodStatus !== 'verifying')
    .sort((one, other) => one.dueTime.localeCompare(other.dueTime));
  if (!first) return undefined;
  const isLate = first.dueTime < today;
  const due: DueNow['plans'] = [first, ...others.filter(({ dueTime }) => dueTime < today)];
  const amount = due.reduce((sum, plan) => sum + openOf(plan), 0);
  return { plans: due, amount, dueTime: first.dueTime, isLate };
}

/** How much of a plan is behind the borrower. */
export const paidSoFar = (plans: readonly Plan[]): Minor =>
  plans.reduce((sum, plan) => sum + plan.paidAmount, 0);

export const overCount = (plans: readonly Plan[]): number => plans.filter(isOver).length;
