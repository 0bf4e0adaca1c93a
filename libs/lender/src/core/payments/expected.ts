import { eq } from 'drizzle-orm';
import { businessNow } from '../../platform/context/clock';
import type { ExpectedReport, LendingCore } from '../../platform/context/lending-core';
import { thisLender } from '../../platform/lender/lender';
import { isUuid } from '../../platform/context/uuid';
import { db, transaction, writableDb } from '../../platform/database/connection';
import { payments } from '../../platform/database/schema/payments';
import { catchUpLocked } from '../lending/catch-up';
import { isOrderParked } from '../orders/attention';
import { lockOrder } from '../orders/orders';
import { countLook, isTakenByOther } from '../servicing/bank-reference';
import { paidWith, type Payment } from '../servicing/credit';

/** Tells the provider of payments which money to expect, in the transaction that expects it. @param reference pay code or bank reference */
export async function expectMoney(payment: Payment, reference: string | null): Promise<void> {
  const { currencyCode, outside } = thisLender();
  if (reference === null) return;
  const { orderId, paymentId, expiresAt } = payment;
  const amount = paidWith(payment);
  await outside.expectMoney?.({
    orderId,
    paymentId,
    reference,
    amount,
    currency: currencyCode,
    expiresAt,
  });
}

const lookedFor: readonly Payment['status'][] = ['verifying', 'notFound', 'amountDiffers'];

/**
 * Records what the bank reports about a reference without money: that it has not found it, or has taken the money back. A report
 * about a reference that the borrower has corrected since, or whose money has arrived, changes nothing.
 */
export const noteExpected: LendingCore['noteExpected'] = async (report) => {
  const { paymentId } = report;
  const found = isUuid(paymentId) ? await findPayment(paymentId) : undefined;
  if (found === undefined) return 'unknown';
  return transaction(async () => {
    const now = await businessNow();
    const order = await catchUpLocked(await lockOrder(found.orderId), now);
    if (isOrderParked(order)) return 'tooEarly';
    const payment = await findPayment(paymentId);
    if (payment?.reference !== report.reference || !lookedFor.includes(payment.status)) return 'repeated';
    if (report.status === 'notFound' && payment.status === 'amountDiffers') return 'repeated';
    const isUsed = await isTakenByOther(report);
    await writableDb()
      .update(payments)
      .set({ ...(isUsed ? usedChanges : changesOf(report)), checkedAt: now })
      .where(eq(payments.paymentId, paymentId));
    await countLook(report);
    return 'done';
  });
};

/** The money of the reference went to another payment. */
const usedChanges = { status: 'refused', reason: 'referenceUsed', nextCheckAt: null } as const;

const changesOf = ({ status, nextCheckAt }: ExpectedReport) =>
  status === 'notFound'
    ? ({ status, reason: status, nextCheckAt: nextCheckAt ?? null } as const)
    : ({ status: 'refused', reason: 'reversed', nextCheckAt: null } as const);

async function findPayment(paymentId: string): Promise<Payment | undefined> {
  const [payment] = await db().select().from(payments).where(eq(payments.paymentId, paymentId));
  return payment;
}
