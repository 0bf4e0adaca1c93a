import type { Plan } from '@clearloan/api-client/declare';
import type { Minor } from '@clearloan/formatting';
import { addSplits, allocate, emptySplit, subtractSplit, type Split } from '@clearloan/loan-math';
import type { LoanPlan } from '../contract';

/**
 * What one payment of a plan asks for, part by part, tax with the fee it belongs to. The plan names all tax in one
 * figure; where there are both late fee and other fees, it is shared out by their size, as one rate makes it.
 */
export function duesOf({ principal, interest, processing_fee, delayFee, penalty, gst }: Plan): Split {
  const fees = processing_fee + delayFee;
  const penaltyTax = penalty === 0 ? 0 : fees === 0 ? gst : Math.round((gst * penalty) / (penalty + fees));
  return { penalty: penalty + penaltyTax, fee: fees + gst - penaltyTax, interest, principal };
}

/** What is still open of one payment, part by part: money paid before has taken the parts in their order. */
export function openSplit(plan: Plan): Split {
  const due = duesOf(plan);
  const paid = allocate(plan.paidAmount, [{ periodNo: plan.periodNo, owed: due }]).rows[0]?.paid;
  return paid ? subtractSplit(due, paid) : due;
}

/** Of whole payments: all that is open of them. */
export const splitOf = (plans: readonly Plan[]): Split =>
  plans.reduce((sum, plan) => addSplits(sum, openSplit(plan)), emptySplit);

/** Of any amount: the oldest payment first, and of each the late fee, fees, interest, the loan. */
export const splitOfAmount = (open: readonly Plan[], amount: Minor): Split =>
  allocate(
    amount,
    open.map((plan) => ({ periodNo: plan.periodNo, owed: openSplit(plan) })),
  ).rows.reduce((sum, { paid }) => addSplits(sum, paid), emptySplit);

/**
 * Of a payoff: late fees, fees and the whole loan as they are open, and of the interest what has been earned until the
 * day. `undefined` where paying early has a charge of its own, which the plan does not name.
 */
export function payoffSplit(plan: LoanPlan, open: readonly Plan[]): Split | undefined {
  return Number(plan.terms.prepayFee ?? '0') > 0 ? undefined : endingSplit(plan.payoffAmount, open);
}

/** The same for any amount that ends the loan without a charge: what is not the debt as it is open is interest. */
export function endingSplit(amount: Minor, open: readonly Plan[]): Split | undefined {
  const { penalty, fee, principal } = splitOf(open);
  const interest = amount - penalty - fee - principal;
  return interest >= 0 ? { penalty, fee, interest, principal } : undefined;
}
