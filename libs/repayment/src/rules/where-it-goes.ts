import { chargesEarly, type PlanRow } from '@clearloan/loan-contract';
import type { Minor } from '@clearloan/formatting';
import { addSplits, allocate, emptySplit, splitTotal, subtractSplit, type Split } from '@clearloan/loan-math';
import type { LoanPlan } from '../contract';

/**
 * The amount due for one payment of a plan, part by part, with the tax in the fee it belongs to. The plan gives all tax
 * in one figure; if there are both late fee and other fees, it is split in proportion, since the rate is the same.
 */
export function duesOf({ principal, interest, processing_fee, delayFee, penalty, gst }: PlanRow): Split {
  const fees = processing_fee + delayFee;
  const penaltyTax = penalty === 0 ? 0 : fees === 0 ? gst : Math.round((gst * penalty) / (penalty + fees));
  return { penalty: penalty + penaltyTax, fee: fees + gst - penaltyTax, interest, principal };
}

/** The part of a plan that tells where money was allocated and where it goes next. */
type PlanPayments = Pick<LoanPlan, 'transactions'>;

/**
 * What was paid of one payment, part by part: as booked by the lender, if that money was allocated to no other payment.
 */
function bookedSplit({ periodNo, paidAmount }: PlanRow, { transactions }: PlanPayments): Split | undefined {
  const splits = transactions
    .filter(({ status, periodNos }) => status === 'posted' && periodNos.join() === String(periodNo))
    .flatMap(({ split }) => split ?? []);
  const booked = splits.reduce(addSplits, emptySplit);
  return splitTotal(booked) === paidAmount ? booked : undefined;
}

/**
 * What is still open of one payment, part by part. Money paid before was allocated in the order of the parts;
 * `undefined` if a late fee or a delay may have been added after it, or it was early, and the bookings do not tell.
 */
export function openSplit(plan: PlanRow, payments: PlanPayments): Split | undefined {
  const due = duesOf(plan);
  const booked = bookedSplit(plan, payments);
  if (booked) return subtractSplit(due, booked);
  if (plan.penalty + plan.delayFee > 0 || plan.paidEarly) return undefined;
  const [row] = allocate(plan.paidAmount, [{ periodNo: plan.periodNo, owed: due }]).rows;
  return row ? subtractSplit(due, row.paid) : due;
}

/** The same for several payments, each separately; `undefined` if one of them is unknown. */
function openSplits(plans: readonly PlanRow[], payments: PlanPayments): readonly Split[] | undefined {
  const known = plans.flatMap((plan) => openSplit(plan, payments) ?? []);
  return known.length === plans.length ? known : undefined;
}

/** For whole payments: everything that is open. */
export const splitOf = (plans: readonly PlanRow[], payments: PlanPayments): Split | undefined =>
  openSplits(plans, payments)?.reduce(addSplits, emptySplit);

/** For any amount: the oldest payment first, and within each the late fee, fees, interest, principal. */
export const splitOfAmount = (
  open: readonly PlanRow[],
  amount: Minor,
  payments: PlanPayments,
): Split | undefined => {
  const owed = openSplits(open, payments)?.map((split, index) => ({ periodNo: index + 1, owed: split }));
  return owed && allocate(amount, owed).rows.reduce((sum, row) => addSplits(sum, row.paid), emptySplit);
};

/**
 * For a payoff: open late fees, fees and principal, and the interest accrued until that day. `undefined` if paying
 * early has a charge, which the plan does not contain.
 */
export const payoffSplit = (plan: LoanPlan, open: readonly PlanRow[]): Split | undefined =>
  chargesEarly(plan) ? undefined : endingSplit(plan.payoffAmount, open, plan);

/** The same for any amount that ends the loan without a charge: what is not open debt is interest. */
export function endingSplit(
  amount: Minor,
  open: readonly PlanRow[],
  payments: PlanPayments,
): Split | undefined {
  const split = splitOf(open, payments);
  if (!split) return undefined;
  const interest = amount - splitTotal({ ...split, interest: 0 });
  return interest >= 0 ? { ...split, interest } : undefined;
}
