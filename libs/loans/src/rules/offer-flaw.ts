import type { Cost, Plan } from '@clearloan/loan-contract';
import { chargedApart, paidApart, priceParts } from './price';

/** Why an offer cannot be signed: it does not determine what is to be paid, or when. */
export type OfferFlaw = 'noPlan' | 'doesNotAddUp';

/**
 * Checks an offer for consistency, independent of the lender's calculation rules: whether it has payments and its sums
 * agree. `undefined` if it is consistent; figures that only differ from this device's are no flaw.
 */
export function offerFlaw(offer: Cost): OfferFlaw | undefined {
  if (offer.repay_plans.length === 0) return 'noPlan';
  return addsUp(offer) ? undefined : 'doesNotAddUp';
}

function addsUp(offer: Cost): boolean {
  const { youGet, interest, fee, tax, charges, payBack } = priceParts(offer);
  const { repay_plans: plans } = offer;
  const payments = plans.reduce((total, plan) => total + plan.repayTotalAmount, 0);
  const left = payBack - payments - paidApart(offer, { fee, tax }) - chargedApart(offer);
  // In a plan whose payments are all rounded the same way, the total differs by up to a cent per payment.
  return (
    youGet + interest + fee + tax + charges === payBack &&
    Math.abs(left) <= plans.length &&
    plans.every(isSumOfParts)
  );
}

/** Four parts and their sum, each rounded separately, differ by at most two cents. */
const mostRounded = 2;

const isSumOfParts = (plan: Plan): boolean => {
  const { principal, interest, processing_fee: fee, gst, penalty, delayFee, repayTotalAmount } = plan;
  const parts = principal + interest + fee + gst + penalty + delayFee;
  return Math.abs(repayTotalAmount - parts) <= mostRounded;
};
