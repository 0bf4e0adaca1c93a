import { businessDay } from '../../platform/context/clock';
import { borrowerFacts } from '../../modules/certification/borrower-facts';
import { limitFor } from './eligibility';
import { isIllegal } from '../orders/order-moves';
import { msg } from '@lingui/core/macro';
import { thisLender } from '../../platform/lender/lender';
import { textBorrower } from '../../platform/ports/text-borrower';
import { type Order, moveOrder, type LockedOrder, type Moved } from '../orders/orders';
import { openingTenure } from './opening-plan';
import { wishOf } from '../orders/pricing';
import { findProduct } from '../orders/products';
import { addDays } from '@clearloan/loan-math';

/** How long an offer is valid. */
const offerDays = 7;
const dayMs = 86_400_000;

/** Offers the loan, up to the borrower's limit. */
export async function approve(order: LockedOrder, at: Date): Promise<Moved> {
  const product = await findProduct(order.productId);
  const facts = await borrowerFacts(order.borrowerId);
  const amountMax = limitFor(facts, product);
  const { amount } = wishOf(order, product, amountMax);
  const wishTenure = order.wishTenure ?? openingTenure(product, amount, facts, businessDay(at));
  const offerUntil = new Date(at.getTime() + offerDays * dayMs);
  const moved = await moveOrder(order, 'approved', at, {
    amountMax,
    wishTenure,
    offerUntil,
    wakeAt: offerUntil,
  });
  return withMessage(moved, product.name);
}

/** Rejects the application and sets the day from which the borrower may apply again. */
export async function reject(
  order: LockedOrder,
  reason: 'age' | 'income' | 'staff',
  at: Date,
): Promise<Moved> {
  const moved = await moveOrder(order, 'rejected', at, { reason, retryAt: retryAfter(businessDay(at)) });
  return withMessage(moved, (await findProduct(order.productId)).name);
}

/** A transition happens only once, and so does its message. */
async function withMessage(moved: Moved, productName: string): Promise<Moved> {
  if (!isIllegal(moved)) await sendDecision(moved, productName);
  return moved;
}

/** How long after a rejection applying again makes sense. */
const waitAfterRefusalDays = 30;

/** The first day after a rejection on which to apply again. */
const retryAfter = (day: string): string => addDays(day, waitAfterRefusalDays);

/**
 * Sends the one message that was promised when the application was submitted: that it is decided. It contains no amount and no
 * reason, because others may read it over the borrower's shoulder.
 */
function sendDecision(
  order: Pick<Order, 'borrowerId' | 'language' | 'status'>,
  productName: string,
): Promise<void> {
  const { brandName } = thisLender();
  return textBorrower(order, () =>
    order.status === 'approved'
      ? msg`${brandName}: your application for ${productName} is approved. Open the app to see the price before you decide.`
      : msg`${brandName}: we’ve decided on your application for ${productName}. Open the app to see the result.`,
  );
}
