import { codes } from '@clearloan/api-client/declare';
import { typedReference } from '@clearloan/formatting';
import { msg } from '@lingui/core/macro';
import { eq } from 'drizzle-orm';
import { businessNow } from '../../platform/context/clock';
import { db, transaction, writableDb } from '../../platform/database/connection';
import { refuse } from '../../platform/context/refusal';
import { catchUpLocked } from '../lending/catch-up';
import { isOrderParked } from '../orders/attention';
import { orRefuse } from '../orders/order-moves';
import { lockOrder, type LockedOrder } from '../orders/orders';
import { isUuid } from '../../platform/context/uuid';
import { remindOfBank } from '../servicing/bank';
import { bookedAtOf, holdReference } from '../servicing/bank-reference';
import { creditPayment, paidWith, sendBack, type Payment } from '../servicing/credit';
import { closeCode } from '../servicing/pay-code-end';
import { payments } from '../../platform/database/schema/payments';

/** A payment that staff saw at the bank. */
export interface Arrival {
  readonly paymentId: string;
  /** The full amount received, including the fee of the payment method; the expected amount if absent. */
  readonly amount: number | undefined;
  readonly reference: string | undefined;
  /** When the bank booked it, as far as it reports that; never later than now. */
  readonly bookedAt?: Date;
}

/** Processes a payment seen at the bank: credited if it is the expected amount, else returned in full. */
export async function noteArrival({
  paymentId,
  amount,
  reference,
  bookedAt,
}: Arrival): Promise<Payment['status']> {
  const found = await findPayment(paymentId);
  return transaction(async () => {
    const locked = await lockOrder(found.orderId);
    const now = await businessNow();
    const order = await catchUpLocked(locked, now);
    if (isOrderParked(order)) throw needsAttention();
    const payment = await findPayment(paymentId);
    const arrived = amount ?? paidWith(payment);
    const seen = reference === undefined ? payment.reference : typedReference(reference);
    if (seen !== null) await holdReference({ reference: seen, borrowerId: order.borrowerId, paymentId });
    const moved = await take(order, { ...payment, reference: seen }, { arrived, now, bookedAt });
    await remindOfBank(moved);
    return (await findPayment(paymentId)).status;
  });
}

const needsAttention = () =>
  refuse(codes.notAllowedNow, msg`This loan needs attention first.`, { processing: true });

interface Seen {
  readonly arrived: number;
  readonly now: Date;
  readonly bookedAt: Date | undefined;
}

async function take(
  order: LockedOrder,
  payment: Payment,
  { arrived, now, bookedAt }: Seen,
): Promise<LockedOrder> {
  const { status, reference, paymentId } = payment;
  if (!['waiting', 'verifying', 'notFound', 'amountDiffers', 'expired'].includes(status)) {
    throw refuse(codes.notAllowedNow, msg`This payment has ended.`);
  }
  await writableDb()
    .update(payments)
    .set({ reference, checkedAt: now })
    .where(eq(payments.paymentId, paymentId));
  if (status !== 'expired' && arrived === paidWith(payment)) {
    const booked = bookedAt ?? (await bookedAtOf(reference)) ?? now;
    const received = { amount: payment.amount, at: now, bookedAt: booked > now ? now : booked };
    return orRefuse(await creditPayment(order, { ...payment, checkedAt: now }, received));
  }
  await sendBack(order, payment, arrived, now);
  const refusal =
    status === 'expired' ? { reason: 'late' as const } : { status: 'returned' as const, bankActsAt: null };
  await writableDb().update(payments).set(refusal).where(eq(payments.paymentId, paymentId));
  await closeCode(paymentId);
  return order;
}

async function findPayment(paymentId: string): Promise<Payment> {
  const [payment] = isUuid(paymentId)
    ? await db().select().from(payments).where(eq(payments.paymentId, paymentId))
    : [];
  if (payment === undefined) throw refuse(codes.notFound, msg`We couldn’t find this payment.`);
  return payment;
}
