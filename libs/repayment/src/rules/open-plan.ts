import { coveredAmounts, inProgress, type Plan, type Transaction } from '@clearloan/loan-contract';
import type { Day, Minor } from '@clearloan/formatting';
import type { LoanPlan } from '../contract';

/** Nothing more is asked for these, whatever their amounts say. */
const over = new Set<string>(['paid', 'waived']);

/** What one payment of a plan still asks for. */
export const openOf = ({ periodStatus, repayTotalAmount, paidAmount }: Plan): Minor =>
  over.has(periodStatus) ? 0 : Math.max(0, repayTotalAmount - paidAmount);

export const isOpen = (plan: Plan): boolean => openOf(plan) > 0;

/** What is still asked for, the earliest due first: a delay may move a payment past the next one. */
export const openByDue = (plans: readonly Plan[]): Plan[] =>
  plans.filter(isOpen).sort((one, other) => one.dueTime.localeCompare(other.dueTime));

/** Its money is on its way and being looked for: asking for it again would have it paid twice. */
export const isBeingChecked = ({ periodStatus }: Plan): boolean => periodStatus === 'verifying';

/** A code for whole payments ends with the next one for them; every other money in progress counts beside a new code. */
const staysBesideNewCode = ({ status, purpose }: Transaction): boolean =>
  status !== 'waiting' || purpose === 'amount';

/**
 * What is still to pay of each open payment, by its number, when the money comes that is in progress. Of a payment that the
 * lender looks for and whose movement is not in the answer: nothing.
 */
export function restsOf({
  repay_plans: plans,
  transactions,
}: Pick<LoanPlan, 'repay_plans' | 'transactions'>): ReadonlyMap<number, Minor> {
  const open = openByDue(plans);
  const periods = open.map((plan) => ({ periodNo: plan.periodNo, open: openOf(plan) }));
  const covered = coveredAmounts(periods, inProgress(transactions).filter(staysBesideNewCode));
  return new Map(
    open.map((plan) => {
      const part = covered.get(plan.periodNo) ?? 0;
      return [plan.periodNo, isBeingChecked(plan) && part === 0 ? 0 : openOf(plan) - part];
    }),
  );
}

/** Whether paying a loan off early has a charge of its own. */
export const chargesEarly = ({ terms }: Pick<LoanPlan, 'terms'>): boolean =>
  Number(terms.prepayFee ?? '0') > 0;

/** What all payments still ask for together. */
export const leftToPay = (plans: readonly Plan[]): Minor =>
  plans.reduce((sum, plan) => sum + openOf(plan), 0);

export interface NextDue {
  readonly amount: Minor;
  readonly dueTime: Day;
  /** The day before the borrower moved it; absent when it was not moved. */
  readonly originalDueTime?: Day | undefined;
}

/** The first payment that is still asked for; `undefined` when there is none. */
export function nextDue(plans: readonly Plan[]): NextDue | undefined {
  const next = openByDue(plans).find((plan) => !isBeingChecked(plan));
  if (next === undefined) return undefined;
  const { dueTime, originalDueTime } = next;
  return { amount: openOf(next), dueTime, ...(originalDueTime !== undefined && { originalDueTime }) };
}
