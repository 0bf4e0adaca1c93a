import { codes } from '@clearloan/api-client/declare';
import { typedReference } from '@clearloan/formatting';
import { msg } from '@lingui/core/macro';
import { eq } from 'drizzle-orm';
import { businessDay, businessNow } from '../../platform/context/clock';
import { db, transaction, writableDb } from '../../platform/database/connection';
import { refuse } from '../../platform/context/refusal';
import { catchUpLocked } from '../lending/catch-up';
import { isOrderParked } from '../orders/attention';
import { tellOfOtherAmount } from '../orders/loan-news';
import { orThrow } from '../orders/order-moves';
import { lockOrder, type LockedOrder } from '../orders/orders';
import { isUuid } from '../../platform/context/uuid';
import { remindOfPayments } from '../servicing/payment-times';
import { bookedAtOf, noteBankAmount, takeReference } from '../servicing/bank-reference';
import { moneySource } from '../servicing/ledger';
import { creditPayment, paidWith, sendBack, type Payment, type Received } from '../servicing/credit';
import { undo } from '../servicing/money-order';
import { closeCode } from '../servicing/pay-code-end';
import { findLoan } from '../servicing/debt';
import { payments } from '../../platform/database/schema/payments';

/** A payment that staff or the bank saw at the bank. */
export interface Arrival {
  readonly paymentId: string;
  /** The full amount received, including the fee of the payment method; the expected amount if absent. */
  readonly amount: number | undefined;
  readonly reference: string | undefined;
  /** Whether the payer gave the pay code. Otherwise the money came under a reference, whose amount may be mistyped. */
  readonly hasCode?: boolean;
  /** What brought the money; staff, if absent. */
  readonly source?: string;
  /** When the bank booked it, as far as it reports that; never later than now. */
  readonly bookedAt?: Date;
}

/**
 * Processes a payment seen at the bank. The expected amount is credited. Another amount under a pay code is returned in full;
 * under a reference it waits, because the borrower may have mistyped it.
 */
export async function noteArrival(arrival: Arrival): Promise<Payment['status']> {
  const found = await findPayment(arrival.paymentId);
  return transaction(async () => {
    const locked = await lockOrder(found.orderId);
    return arriveLocked(locked, arrival);
  });
}

/** The same on the locked order of the payment. */
export async function arriveLocked(locked: LockedOrder, arrival: Arrival): Promise<Payment['status']> {
  const { paymentId, amount, reference, bookedAt, hasCode } = arrival;
  const now = await businessNow();
  const order = await catchUpLocked(locked, now);
  if (isOrderParked(order)) throw needsAttention();
  const payment = await findPayment(paymentId);
  if (isNotedByStaff(payment, arrival)) return confirm(order, payment, arrival, now);
  if (!expecting.includes(payment.status)) {
    throw refuse(codes.notAllowedNow, msg`This payment has ended.`);
  }
  const arrived = amount ?? paidWith(payment);
  const seen = reference === undefined ? payment.reference : typedReference(reference);
  const booked = await bookingTime({ ...payment, reference: seen }, bookedAt, now);
  const received = { source: arrival.source ?? moneySource.staff(paymentId), at: now, bookedAt: booked };
  await writableDb()
    .update(payments)
    .set({ reference: seen, checkedAt: now })
    .where(eq(payments.paymentId, paymentId));
  const expected = { ...payment, reference: seen, checkedAt: now };
  const isMistyped = arrived !== paidWith(payment) && payment.reference !== null && hasCode !== true;
  if (seen !== null && !isMistyped) {
    await takeReference({ reference: seen, borrowerId: order.borrowerId, paymentId, at: now });
  }
  const moved = isMistyped
    ? await leaveWaiting(order, expected, arrived, booked)
    : arrived === paidWith(payment)
      ? orThrow(await creditPayment(order, expected, received))
      : await bounce(order, expected, arrived, received);
  await remindOfPayments(moved);
  return (await findPayment(paymentId)).status;
}

/** Statuses of a payment whose money may still come. A code that has ended was perhaps paid before. */
const expecting: readonly Payment['status'][] = [
  ...(['waiting', 'verifying', 'notFound', 'amountDiffers', 'expired'] as const),
];

/** Whether staff credited this money before the bank reported its entry. */
const isNotedByStaff = (payment: Payment, { source, amount }: Arrival): boolean =>
  payment.bookedAt !== null &&
  payment.reversedAt === null &&
  payment.source === moneySource.staff(payment.paymentId) &&
  source !== undefined &&
  amount === paidWith(payment);

/** Counts money that staff noted again, as the bank's entry: from its booking time, which is not later than staff saw it. */
async function confirm(
  order: LockedOrder,
  payment: Payment,
  { bookedAt, source = moneySource.staff(payment.paymentId) }: Arrival,
  now: Date,
): Promise<Payment['status']> {
  const { paymentId } = payment;
  const seenAt = payment.bookedAt ?? now;
  const booked = await bookingTime(payment, bookedAt, now);
  await undo({ kind: 'payment', at: seenAt, payment }, now);
  await writableDb()
    .update(payments)
    .set({ bookedAt: null, bankDay: businessDay(booked) })
    .where(eq(payments.paymentId, paymentId));
  const received = { source, at: now, bookedAt: seenAt < booked ? seenAt : booked };
  await remindOfPayments(orThrow(await creditPayment(order, payment, received)));
  return (await findPayment(paymentId)).status;
}

const needsAttention = () =>
  refuse(codes.notAllowedNow, msg`This loan needs attention first.`, { processing: true });

/** The bank's booking time: never later than now, and never before the loan, or the code that was paid. */
async function bookingTime(payment: Payment, reported: Date | undefined, now: Date): Promise<Date> {
  const { orderId, paymentId, reference, kind, at } = payment;
  const found =
    reported ?? (reference === null ? undefined : await bookedAtOf({ reference, paymentId })) ?? now;
  const first = kind === 'code' ? at : ((await findLoan(orderId))?.paidOutAt ?? at);
  return found > now ? now : found < first ? first : found;
}

async function leaveWaiting(
  order: LockedOrder,
  { paymentId, reference }: Payment,
  arrived: number,
  booked: Date,
): Promise<LockedOrder> {
  if (reference !== null) await noteBankAmount({ reference, paymentId }, arrived, booked);
  await writableDb()
    .update(payments)
    .set({ status: 'amountDiffers', reason: 'amountDiffers', nextCheckAt: null })
    .where(eq(payments.paymentId, paymentId));
  await tellOfOtherAmount(order, paymentId);
  return order;
}

async function bounce(
  order: LockedOrder,
  payment: Payment,
  arrived: number,
  received: Received,
): Promise<LockedOrder> {
  await sendBack(order, payment, arrived, received);
  await writableDb()
    .update(payments)
    .set({ status: 'returned', reason: 'otherAmount', nextCheckAt: null })
    .where(eq(payments.paymentId, payment.paymentId));
  await closeCode(payment.paymentId);
  return order;
}

async function findPayment(paymentId: string): Promise<Payment> {
  const [payment] = isUuid(paymentId)
    ? await db().select().from(payments).where(eq(payments.paymentId, paymentId))
    : [];
  if (payment === undefined) throw refuse(codes.notFound, msg`We couldn’t find this payment.`);
  return payment;
}
