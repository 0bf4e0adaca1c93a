import { eq } from 'drizzle-orm';
import { db } from '../../platform/database/connection';
import { collections } from '../../platform/database/schema/mandates';
import type { LockedOrder, Moved } from '../orders/orders';
import { creditPayment, type Payment, type Received } from './credit';
import type { Collection } from './mandate-events';
import { note } from './mandates';

/** The announced collection that a payment was requested for. */
export async function collectionFor(paymentId: string): Promise<Collection | undefined> {
  const [found] = await db().select().from(collections).where(eq(collections.paymentId, paymentId));
  return found;
}

/** Credits a collection that the bank reported. */
export async function creditCollected(
  order: LockedOrder,
  payment: Payment,
  received: Received,
): Promise<Moved> {
  const announced = await collectionFor(payment.paymentId);
  if (announced !== undefined) await note(announced, { outcome: 'collected', retryAt: null });
  return creditPayment(order, payment, received);
}
