import type { Plan } from '@clearloan/api-client/declare';
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

/** Whether paying a loan off early has a charge of its own. */
export const chargesEarly = ({ terms }: Pick<LoanPlan, 'terms'>): boolean =>
  Number(terms.prepayFee ?? '0') > 0;

/** What all payments still ask for together. */
export const leftToPay = (plans: readonly Plan[]): Minor =>
  plans.reduce((sum, plan) => sum + openOf(plan), 0);

export interface NextDue {
  readonly amount: Minor;
  readonly dueTime: Day;
}

/** The first payment that is still asked for; `undefined` when there is none. */
export function nextDue(plans: readonly Plan[]): NextDue | undefined {
  const next = openByDue(plans).find((plan) => !isBeingChecked(plan));
  return next && { amount: openOf(next), dueTime: next.dueTime };
}
