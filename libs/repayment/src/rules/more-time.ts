import type { PlanRow } from '@clearloan/loan-contract';
import type { Day, Minor } from '@clearloan/formatting';
import type { DelayOption, LoanPlan } from '../contract';
import { isBeingChecked, isOpen, openByDue, openOf } from './open-plan';

/** The payment to extend: the one in the link if it is open, otherwise the first that is due. */
export function paymentToMove(
  { repay_plans: plans }: LoanPlan,
  periodText: string | null,
): PlanRow | undefined {
  const open = openByDue(plans).filter((plan) => !isBeingChecked(plan));
  return open.find(({ periodNo }) => String(periodNo) === periodText) ?? open[0];
}

/** The price of waiting, which is added to the payment. */
export const extraCost = ({ fee, gst, extraInterest }: DelayOption): Minor => fee + gst + extraInterest;

/** The choice in the URL; paying now, which is free, by default and for unavailable choices. */
export const chosenDelay = (
  options: readonly DelayOption[],
  daysText: string | null,
): DelayOption | undefined => options.find(({ days }) => String(days) === daysText);

/** Another payment that is due in the new month of the moved one, and their total. */
export interface FullMonth {
  readonly dueTime: Day;
  readonly month: Day;
  readonly together: Minor;
}

const monthOf = (day: Day): string => day.slice(0, 7);

/** Whether the borrower would pay twice in the month to which a payment moves. */
export function fullMonth(
  { repay_plans: plans }: LoanPlan,
  movedPlan: PlanRow,
  { newDueTime, newTotal }: DelayOption,
): FullMonth | undefined {
  const others = plans.filter(
    (plan) =>
      plan.periodNo !== movedPlan.periodNo && isOpen(plan) && monthOf(plan.dueTime) === monthOf(newDueTime),
  );
  const [first] = others;
  if (first === undefined) return undefined;
  const together = others.reduce((sum, plan) => sum + openOf(plan), newTotal);
  return { dueTime: first.dueTime, month: newDueTime, together };
}
