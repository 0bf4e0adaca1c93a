import { eq } from 'drizzle-orm';
import { businessDay, businessNow } from '../../platform/context/clock';
import type { CollectionReport, LendingCore, OutsideOutcome } from '../../platform/context/lending-core';
import { thisLender } from '../../platform/lender/lender';
import { db, transaction, writableDb } from '../../platform/database/connection';
import { mandates } from '../../platform/database/schema/mandates';
import { payments } from '../../platform/database/schema/payments';
import { catchUpLocked } from '../lending/catch-up';
import { isOrderParked } from '../orders/attention';
import { orThrow } from '../orders/order-moves';
import { lockOrder, type LockedOrder } from '../orders/orders';
import { remindOfPayments } from '../servicing/payment-times';
import { notify } from '../servicing/collection-notices';
import { reversePayment, type Payment } from '../servicing/credit';
import { nextMorning, type Collection, type Mandate } from '../servicing/mandate-events';
import { moneySource } from '../servicing/ledger';
import { collectionFor, collectionsOf, creditCollected, mostTries, note } from '../servicing/mandates';
import { canUndo } from './reversal';
import { staffMails } from './staff-words';

/**
 * Records a bank’s report on a collection, once per result: collected money counts from the day of the request, so that a slow bank costs no late fee; a refused collection
 * is tried once more the next morning; a returned one is due again. The borrower is told of all but the first. `tooEarly`: the
 * bank reports again later.
 */
export const noteCollection: LendingCore['noteCollection'] = async (report) => {
  const { collectionId } = report;
  const [found] = await db().select().from(payments).where(eq(payments.collectionId, collectionId));
  if (found === undefined) return 'unknown';
  return transaction(async () => {
    const now = await businessNow();
    const order = await catchUpLocked(await lockOrder(found.orderId), now);
    if (isOrderParked(order)) return 'tooEarly';
    const [payment] = await db().select().from(payments).where(eq(payments.collectionId, collectionId));
    const announced = payment && (await announcementOf(payment));
    if (payment === undefined || announced === undefined) return 'unknown';
    return act({ order, payment, announced, report, now });
  });
};

/** What was announced for a collection, also for one that was tried once more since. */
async function announcementOf({ orderId, paymentId, periodNos }: Payment): Promise<Collection | undefined> {
  const own = await collectionFor(paymentId);
  if (own !== undefined) return own;
  const all = await collectionsOf(orderId);
  return all.find(({ periodNo, tries }) => tries > 1 && periodNos.includes(periodNo));
}

interface Reported {
  readonly order: LockedOrder;
  readonly payment: Payment;
  readonly announced: Collection;
  readonly report: CollectionReport;
  readonly now: Date;
}

async function act({ order, payment, announced, report, now }: Reported): Promise<OutsideOutcome> {
  const { status } = payment;
  const isOpen = status === 'collecting' || status === 'refused';
  if (report.status === 'collected') {
    if (!isOpen) return 'repeated';
    // However long the bank takes, the payment was made on the day for which it was announced.
    const source = moneySource.collection(report.collectionId);
    await writableDb()
      .update(payments)
      .set({ bankDay: businessDay(report.at) })
      .where(eq(payments.paymentId, payment.paymentId));
    const received = { source, at: now, bookedAt: payment.at };
    await remindOfPayments(orThrow(await creditCollected(order, payment, received)));
    return 'done';
  }
  if (report.status === 'refused') {
    if (status !== 'collecting') return 'repeated';
    await refuse(order, payment, announced, now);
    await remindOfPayments(order);
    return 'done';
  }
  // The bank booked it before it returned it, so that report is still on its way.
  if (isOpen) return 'tooEarly';
  if (status === 'reversed') return 'repeated';
  if (!(await canUndo(order, payment))) {
    await thisLender().outside.mailStaff?.(staffMails.returned(report.collectionId));
    return 'repeated';
  }
  const moved = orThrow(await reversePayment(order, payment, { reversedAt: now, at: now }));
  if (announced.paymentId === payment.paymentId) await note(announced, { outcome: 'returned' });
  await notify(order.borrowerId, await mandateOf(announced), { is: 'returned', amount: payment.amount });
  await remindOfPayments(moved);
  return 'done';
}

async function refuse(order: LockedOrder, payment: Payment, announced: Collection, now: Date): Promise<void> {
  const { paymentId, amount } = payment;
  await writableDb()
    .update(payments)
    .set({ status: 'refused', reason: 'notCollected', checkedAt: now })
    .where(eq(payments.paymentId, paymentId));
  const mandate = await mandateOf(announced);
  const isRetried = announced.tries < mostTries && mandate.status === 'active';
  const retryAt = isRetried ? nextMorning(now) : null;
  await note(announced, { outcome: 'refused', retryAt });
  await notify(
    order.borrowerId,
    mandate,
    retryAt === null ? { is: 'failed', amount } : { is: 'refused', amount, day: businessDay(retryAt) },
  );
}

async function mandateOf({ mandateId }: Collection): Promise<Mandate> {
  const [mandate] = await db().select().from(mandates).where(eq(mandates.mandateId, mandateId));
  if (mandate === undefined) throw new Error('A collection has no mandate.');
  return mandate;
}
