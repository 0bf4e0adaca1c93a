import { codes } from '@clearloan/api-client/declare';
import { msg } from '@lingui/core/macro';
import { and, eq } from 'drizzle-orm';
import { db } from '../../database/connection';
import { refuse } from '../../context/refusal';
import { type Order } from '../orders/orders';
import { isUuid } from '../../context/uuid';
import type { Payment } from '../servicing/credit';
import { payments } from '../../database/schema/payments';

/** A movement of this order. Another's is refused like an unknown one (1002). */
export async function ownPayment({ orderId }: Pick<Order, 'orderId'>, paymentId: string): Promise<Payment> {
  const [found] = isUuid(paymentId)
    ? await db()
        .select()
        .from(payments)
        .where(and(eq(payments.paymentId, paymentId), eq(payments.orderId, orderId)))
    : [];
  if (found === undefined) throw refuse(codes.notFound, msg`We couldn’t find this payment.`);
  return found;
}
