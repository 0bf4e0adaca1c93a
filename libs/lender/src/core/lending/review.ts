import type { Language } from '@clearloan/api-client/declare';
import { businessDay } from '../../platform/context/clock';
import { borrowerFacts } from '../../modules/certification/borrower-facts';
import { limitFor } from './eligibility';
import { isIllegal } from '../orders/order-moves';
import { msg } from '@lingui/core/macro';
import { thisLender } from '../../platform/lender/lender';
import { translateProductName, type Translate } from '../../platform/context/product-names';
import { tellBorrower, type News } from '../../platform/messages/tell-borrower';
import { reasonText } from '../orders/order-words';
import { moveOrder, type LockedOrder, type MoveResult } from '../orders/orders';
import { openingTenure } from './opening-plan';
import { choiceOf } from '../orders/pricing';
import { findProduct } from '../orders/products';
import { addDays } from '@clearloan/loan-math';
import { formatDayWithYear } from '@clearloan/formatting';
import { pathTo } from '@clearloan/routes';

/** How long an offer is valid. */
const offerDays = 7;
const dayMs = 86_400_000;

/** Offers the loan, up to the borrower's limit. */
export async function approve(order: LockedOrder, at: Date): Promise<MoveResult> {
  const product = await findProduct(order.productId);
  const facts = await borrowerFacts(order.borrowerId);
  const amountMax = limitFor(facts, product);
  const { amount } = choiceOf(order, product, amountMax);
  const chosenTenure = order.chosenTenure ?? openingTenure(product, amount, facts, businessDay(at));
  const offerUntil = new Date(at.getTime() + offerDays * dayMs);
  const moved = await moveOrder(order, 'approved', at, {
    amountMax,
    chosenTenure,
    offerUntil,
    wakeAt: offerUntil,
  });
  return withMessage(moved, product.name, at);
}

/** Rejects the application and sets the day from which the borrower may apply again. */
export async function reject(
  order: LockedOrder,
  reason: 'age' | 'income' | 'staff',
  at: Date,
): Promise<MoveResult> {
  const moved = await moveOrder(order, 'rejected', at, { reason, retryAt: retryAfter(businessDay(at)) });
  return withMessage(moved, (await findProduct(order.productId)).name, at);
}

/** A transition happens only once, and so does its message. */
async function withMessage(moved: MoveResult, productName: string, at: Date): Promise<MoveResult> {
  if (!isIllegal(moved)) await sendDecision(moved, productName, at);
  return moved;
}

/** How long after a rejection applying again makes sense. */
const waitAfterRefusalDays = 30;

/** The first day after a rejection on which to apply again. */
const retryAfter = (day: string): string => addDays(day, waitAfterRefusalDays);

/**
 * Sends the one message that was promised when the application was submitted: that it is decided. Its text message contains no
 * amount and no reason, because others may read it over the borrower's shoulder.
 */
function sendDecision(order: LockedOrder, product: string, at: Date): Promise<void> {
  const { brandName } = thisLender();
  const { orderId, status, reason, offerUntil } = order;
  const path = pathTo('loanDetailUrl', { orderId });
  const newsIn = (locale: Language, t: Translate): News => {
    const productName = translateProductName(product, t);
    if (status !== 'approved')
      return {
        kind: 'decision',
        title: msg`Your ${productName} wasn’t approved`,
        text: reasonText[reason ?? 'staff'],
        textMessage: msg`${brandName}: we’ve decided on your application for ${productName}. Open the app to see the result.`,
        path,
      };
    const day = offerUntil === null ? '' : formatDayWithYear(businessDay(offerUntil), locale);
    return {
      kind: 'decision',
      title: msg`Your ${productName} is approved`,
      text: msg`The offer is valid until ${day}. Saying no is free.`,
      textMessage: msg`${brandName}: your application for ${productName} is approved. Open the app to see the price before you decide.`,
      path,
    };
  };
  return tellBorrower(order, newsIn, at);
}
