import { and, eq, sum } from 'drizzle-orm';
import { db, writableDb } from '../../platform/database/connection';
import { ledgerEntries, payments } from '../../platform/database/schema/payments';
import { thisLender } from '../../platform/lender/lender';
import type { Order } from '../orders/orders';
import { moneySource, post } from './ledger';

interface BookingTime {
  readonly valueDay: string;
  readonly at: Date;
}

/**
 * Returns money to its payer, as a payment of its own: the bank is asked to send it, and it is posted when the bank reports that. Without
 * a bank that is asked, staff sends it.
 * @param source what brought the money, see `moneySource`
 */
export async function refundPayer(
  { orderId }: Pick<Order, 'orderId'>,
  amount: number,
  source: string | null,
  { valueDay, at }: BookingTime,
): Promise<void> {
  const { outside, currencyCode } = thisLender();
  const { sendRefund } = outside;
  const status = sendRefund === undefined ? 'posted' : 'sending';
  const [refund] = await writableDb()
    .insert(payments)
    .values({ orderId, kind: 'refund', amount, status, at, valueDay, periodNos: [] })
    .returning();
  if (refund === undefined) throw new Error('The refund was not written.');
  if (sendRefund === undefined) return postRefund(refund, { valueDay, at });
  const entryId = moneySource.entryIn(source ?? '');
  await sendRefund({ orderId, refundId: refund.paymentId, amount, currency: currencyCode, entryId });
}

type Refund = Pick<typeof payments.$inferSelect, 'orderId' | 'paymentId' | 'amount'>;

/** Posts money that went back to its payer. */
export async function postRefund(
  { orderId, paymentId, amount }: Refund,
  { valueDay, at }: BookingTime,
): Promise<void> {
  await writableDb()
    .update(payments)
    .set({ status: 'posted', valueDay, postedAt: at })
    .where(eq(payments.paymentId, paymentId));
  await post({
    kind: 'return',
    orderId,
    paymentId,
    valueDay,
    at,
    lines: [
      { account: 'toReturn', amount },
      { account: 'bank', amount: -amount, source: moneySource.refund(paymentId) },
    ],
  });
}

/** What a loan still has to give back to the borrower and did not ask the bank to send yet, in minor units. */
export async function outstandingRefund(orderId: string): Promise<number> {
  const [toReturn] = await db()
    .select({ amount: sum(ledgerEntries.amount).mapWith(Number) })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.orderId, orderId), eq(ledgerEntries.account, 'toReturn')));
  const [inFlight] = await db()
    .select({ amount: sum(payments.amount).mapWith(Number) })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.kind, 'refund'), eq(payments.status, 'sending')));
  return -(toReturn?.amount ?? 0) - (inFlight?.amount ?? 0);
}
