import type { Plan } from '@clearloan/loan-contract';
import type { Minor } from '@clearloan/formatting';
import { addSplits, allocate, emptySplit, splitTotal, subtractSplit, type Split } from '@clearloan/loan-math';
import type { LoanPlan } from '../contract';
import { chargesEarly } from './open-plan';

/**
 * What one payment of a plan asks for, part by part, tax with the fee it belongs to. The plan names all tax in one
 * figure; where there are both late fee and other fees, it is shared out by their size, as one rate makes it.
 */
export function duesOf({ principal, interest, processing_fee, delayFee, penalty, gst }: Plan): Split {
  const fees = processing_fee + delayFee;
  const penaltyTax = penalty === 0 ? 0 : fees === 0 ? gst : Math.round((gst * penalty) / (penalty + fees));
  return { penalty: penalty + penaltyTax, fee: fees + gst - penaltyTax, interest, principal };
}

/** What of a plan says where money has gone and where it goes next. */
type Paid = Pick<LoanPlan, 'transactions'>;

/** What was paid of one payment, part by part: as the lender booked it, where that money fell on no other payment. */
function bookedSplit({ periodNo, paidAmount }: Plan, { transactions }: Paid): Split | undefined {
  const splits = transactions
    .filter(({ status, periodNos }) => status === 'posted' && periodNos.join() === String(periodNo))
    .flatMap(({ split }) => split ?? []);
  const booked = splits.reduce(addSplits, emptySplit);
  return splitTotal(booked) === paidAmount ? booked : undefined;
}

/**
 * What is still open of one payment, part by part. Money paid before has taken the parts in their order; `undefined` where
 * a late fee or a delay may have come after it and the books do not say.
 */
export function openSplit(plan: Plan, paid: Paid): Split | undefined {
  const due = duesOf(plan);
  const booked = bookedSplit(plan, paid);
  if (booked) return subtractSplit(due, booked);
  if (plan.penalty + plan.delayFee > 0) return undefined;
  const [row] = allocate(plan.paidAmount, [{ periodNo: plan.periodNo, owed: due }]).rows;
  return row ? subtractSplit(due, row.paid) : due;
}

/** The same of several payments, each by itself; `undefined` where one of them is not known. */
function openSplits(plans: readonly Plan[], paid: Paid): readonly Split[] | undefined {
  const known = plans.flatMap((plan) => openSplit(plan, paid) ?? []);
  return known.length === plans.length ? known : undefined;
}

/** Of whole payments: all that is open of them. */
export const splitOf = (plans: readonly Plan[], paid: Paid): Split | undefined =>
  openSplits(plans, paid)?.reduce(addSplits, emptySplit);

/** Of any amount: the oldest payment first, and of each the late fee, fees, interest, the loan. */
export const splitOfAmount = (open: readonly Plan[], amount: Minor, paid: Paid): Split | undefined => {
  const owed = openSplits(open, paid)?.map((split, index) => ({ periodNo: index + 1, owed: split }));
  return owed && allocate(amount, owed).rows.reduce((sum, row) => addSplits(sum, row.paid), emptySplit);
};

/**
 * Of a payoff: late fees, fees and the whole loan as they are open, and of the interest what has been earned until the
 * day. `undefined` where paying early has a charge of its own, which the plan does not name.
 */
export const payoffSplit = (plan: LoanPlan, open: readonly Plan[]): Split | undefined =>
  chargesEarly(plan) ? undefined : endingSplit(plan.payoffAmount, open, plan);

/** The same for any amount that ends the loan without a charge: what is not the debt as it is open is interest. */
export function endingSplit(amount: Minor, open: readonly Plan[], paid: Paid): Split | undefined {
  const split = splitOf(open, paid);
  if (!split) return undefined;
  const interest = amount - splitTotal({ ...split, interest: 0 });
  return interest >= 0 ? { ...split, interest } : undefined;
}
