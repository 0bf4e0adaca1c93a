import { coveredAmounts, inProgress, type PlanRow, type Transaction } from '@clearloan/loan-contract';
import type { Day, Minor } from '@clearloan/formatting';
import type { LoanPlan } from '../contract';
import { openOf } from '../contract/plan-rules';

export { openOf };

export const isOpen = (plan: PlanRow): boolean => openOf(plan) > 0;

/** The open payments, earliest due first: a delay may move a payment past the next one. */
export const openByDue = (plans: readonly PlanRow[]): PlanRow[] =>
  plans.filter(isOpen).sort((one, other) => one.dueTime.localeCompare(other.dueTime));

/** Its money is in transit and being verified: requesting it again would have it paid twice. */
export const isBeingChecked = ({ periodStatus }: PlanRow): boolean =>
  periodStatus === 'verifying' || periodStatus === 'collecting';

/**
 * A code for whole payments is invalidated by the next one for them; all other money in progress counts beside a new
 * code.
 */
const staysBesideNewCode = ({ status, purpose }: Transaction): boolean =>
  status !== 'waiting' || purpose === 'amount';

/**
 * The amount due for each open payment, by its number, after the money in progress arrives. 0 for a payment that the
 * lender is verifying without its transaction in the response.
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

/** The open amount of all payments together. */
export const leftToPay = (plans: readonly PlanRow[]): Minor =>
  plans.reduce((sum, plan) => sum + openOf(plan), 0);

export interface NextDue {
  readonly amount: Minor;
  readonly dueTime: Day;
  /** The original due date; absent if it was not moved. */
  readonly originalDueTime?: Day | undefined;
}

/** The first open payment; `undefined` if there is none. */
export function nextDue(plans: readonly PlanRow[]): NextDue | undefined {
  const next = openByDue(plans).find((plan) => !isBeingChecked(plan));
  if (next === undefined) return undefined;
  const { dueTime, originalDueTime } = next;
  return { amount: openOf(next), dueTime, ...(originalDueTime !== undefined && { originalDueTime }) };
}
