import { codes } from '@clearloan/api-client/declare';
import { msg } from '@lingui/core/macro';
import { and, eq, lte, or } from 'drizzle-orm';
import { db } from '../../database/connection';
import { refuse } from '../../context/refusal';
import { orders } from '../../database/schema/orders';

/** Said to whoever asks for more while a payment is late. */
export const payFirst = msg`You have a late payment. Pay it first.`;

/**
 * Nobody who is late gets another loan, however early they asked for it. Locks nothing: the caller holds the lock of the
 * order that is asked for. Throws 1003.
 */
export async function refuseWhileLate(borrowerId: string, today: string): Promise<void> {
  const isLate = or(
    eq(orders.status, 'overdue'),
    and(eq(orders.status, 'repaying'), lte(orders.lateFrom, today)),
  );
  const late = await db()
    .select({ orderId: orders.orderId })
    .from(orders)
    .where(and(eq(orders.borrowerId, borrowerId), isLate))
    .limit(1);
  if (late.length > 0) throw refuse(codes.notAllowedNow, payFirst);
}
