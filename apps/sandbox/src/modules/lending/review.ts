import { businessDay } from '../../context/clock';
import { retryAfter } from './retry';
import { borrowerFacts } from '../certification/borrower-facts';
import { earnsEnough, isOfAge, limitFor } from './eligibility';
import { moveOrder, type LockedOrder, type Moved } from '../orders/orders';
import { findProduct } from '../orders/products';

/** How long an offer stands. */
const offerDays = 7;
const dayMs = 86_400_000;

/** The automatic review: by age and income alone, the same for everybody. */
export async function decide(order: LockedOrder, at: Date): Promise<Moved> {
  const product = await findProduct(order.productId);
  const facts = await borrowerFacts(order.borrowerId);
  if (isOfAge(facts, businessDay(at)) !== 'yes') return reject(order, 'age', at);
  if (earnsEnough(facts, product) !== 'yes') return reject(order, 'income', at);
  return approve(order, at);
}

/** Offers the loan, up to what this borrower may take. */
export async function approve(order: LockedOrder, at: Date): Promise<Moved> {
  const product = await findProduct(order.productId);
  const amountMax = limitFor(await borrowerFacts(order.borrowerId), product);
  const offerUntil = new Date(at.getTime() + offerDays * dayMs);
  return moveOrder(order, 'approved', at, { amountMax, offerUntil, wakeAt: offerUntil });
}

export const reject = (order: LockedOrder, reason: 'age' | 'income' | 'staff', at: Date): Promise<Moved> =>
  moveOrder(order, 'rejected', at, { reason, retryAt: retryAfter(businessDay(at)) });
