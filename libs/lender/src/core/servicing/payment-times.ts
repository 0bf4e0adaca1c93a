import { and, asc, eq, isNotNull, lte } from 'drizzle-orm';
import { businessDay, businessNow } from '../../platform/context/clock';
import { db } from '../../platform/database/connection';
import { setNextStepDates, type LockedOrder } from '../orders/orders';
import { settleAnnouncement } from './collection-notices';
import { markCorrectionsRead } from './in-progress';
import { actOnMandate, nextMandateEvent } from './mandates';
import { endCode } from './pay-code-end';
import { payments } from '../../platform/database/schema/payments';

const isOpenCode = (orderId: string) =>
  and(eq(payments.orderId, orderId), eq(payments.status, 'waiting'), isNotNull(payments.expiresAt));

/** Ends a pay code or runs an action of the mandate that is due on a locked order, and sets when the next is. */
export async function actOnPayments(order: LockedOrder, at: Date): Promise<LockedOrder> {
  const [ended] = await db()
    .select()
    .from(payments)
    .where(and(isOpenCode(order.orderId), lte(payments.expiresAt, at)))
    .orderBy(asc(payments.expiresAt))
    .limit(1);
  if (ended === undefined) await actOnMandate(order, at);
  else await endCode(ended, 'ended');
  return remindOfPayments(order);
}

/**
 * Follows each change of a payment: sets the order's wake-up time to the next end of a pay code or action of a mandate, or to
 * none, and marks the news of a correction or a collection that is no longer to come as read.
 */
export async function remindOfPayments(order: LockedOrder): Promise<LockedOrder> {
  const open = await db()
    .select({ expiresAt: payments.expiresAt })
    .from(payments)
    .where(isOpenCode(order.orderId));
  const now = await businessNow();
  await markCorrectionsRead(order, now);
  const event = await nextMandateEvent(order.orderId, businessDay(now));
  if (event?.kind !== 'collect') await settleAnnouncement(order);
  const ends = open.flatMap(({ expiresAt }) => expiresAt ?? []);
  const times = event === undefined ? ends : [...ends, event.at];
  const wakeAt = times.length === 0 ? null : new Date(Math.min(...times.map((time) => time.getTime())));
  await setNextStepDates(order, { wakeAt });
  return { ...order, wakeAt };
}
