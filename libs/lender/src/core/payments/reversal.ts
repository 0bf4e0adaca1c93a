import { formatMinor } from '@clearloan/formatting';
import { pathTo } from '@clearloan/routes';
import { msg } from '@lingui/core/macro';
import { and, eq, inArray } from 'drizzle-orm';
import type { Reversal, ReversalOutcome } from '../../platform/context/bank-entry';
import { businessNow } from '../../platform/context/clock';
import { thisLender } from '../../platform/lender/lender';
import { db, transaction, writableDb } from '../../platform/database/connection';
import { bankEntries } from '../../platform/database/schema/bank-entries';
import { borrowers } from '../../platform/database/schema/borrowers';
import { payments } from '../../platform/database/schema/payments';
import { tellBorrower } from '../../platform/messages/tell-borrower';
import { catchUpLocked } from '../lending/catch-up';
import { isOrderParked } from '../orders/attention';
import { orThrow } from '../orders/order-moves';
import { lockOrder, type LockedOrder } from '../orders/orders';
import { remindOfPayments } from '../servicing/payment-times';
import { claimsOf } from '../servicing/bank-reference';
import { paidWith, reversePayment, type Payment } from '../servicing/credit';
import { postedBy } from '../servicing/money-order';

type Entry = typeof bankEntries.$inferSelect;

/**
 * Processes money that the bank takes back, once per entry: the loan owes it again from the day on which the lender learned of
 * it, without a late fee for the time in between, and the borrower is told. What cannot follow by itself waits for staff.
 */
export async function takeReversal({ entryId, reversedAt }: Reversal): Promise<ReversalOutcome> {
  const known = await findEntry(entryId);
  if (known === undefined) return 'unknown';
  const found = known.paymentId === null ? undefined : await findPayment(known.paymentId);
  return transaction(async () => {
    const order = found && (await lockOrder(found.orderId));
    const entry = await lockEntry(entryId);
    if (entry.reversedAt !== null) return entry.isUndone ? 'reversed' : 'waiting';
    // It was matched while this waited for the lock.
    if (entry.paymentId !== known.paymentId) throw new Error('The entry was just matched. Report it again.');
    const isUndone = order ? await undoAt(order, entry) : await refuseClaims(entry);
    await writableDb()
      .update(bankEntries)
      .set({ status: 'reversed', reversedAt, isUndone })
      .where(eq(bankEntries.entryId, entryId));
    if (!isUndone) await thisLender().outside.mailStaff?.(waitingMail);
    return isUndone ? 'reversed' : 'waiting';
  });
}

const waitingMail = {
  subject: 'The bank took money back',
  text: 'A reversal could not be followed automatically. The console shows it under "Money taken back".',
};

async function findEntry(entryId: string): Promise<Entry | undefined> {
  const [entry] = await db().select().from(bankEntries).where(eq(bankEntries.entryId, entryId));
  return entry;
}

async function lockEntry(entryId: string): Promise<Entry> {
  const [entry] = await writableDb()
    .select()
    .from(bankEntries)
    .where(eq(bankEntries.entryId, entryId))
    .for('update');
  if (entry === undefined) throw new Error('A bank entry is gone.');
  return entry;
}

async function findPayment(paymentId: string): Promise<Payment | undefined> {
  const [payment] = await db().select().from(payments).where(eq(payments.paymentId, paymentId));
  return payment;
}

/** Undoes the payment of an entry. @returns false if staff has to decide */
async function undoAt(locked: LockedOrder, { paymentId }: Entry): Promise<boolean> {
  const now = await businessNow();
  const order = await catchUpLocked(locked, now);
  const payment = paymentId === null ? undefined : await findPayment(paymentId);
  if (payment?.status !== 'posted' || isOrderParked(order)) return false;
  const lines = [...(await postedBy(payment.paymentId, 'payment')).values()].flat();
  // A part went back to the borrower already, or the borrower has left.
  if (lines.some(({ account }) => account === 'toReturn') || (await isLeaving(order))) return false;
  const moved = orThrow(await reversePayment(order, payment, { reversedAt: now, at: now }));
  await remindOfPayments(moved);
  await notify(moved, paidWith(payment));
  return true;
}

async function isLeaving({ borrowerId }: LockedOrder): Promise<boolean> {
  const [borrower] = await db().select().from(borrowers).where(eq(borrowers.borrowerId, borrowerId));
  return borrower === undefined || borrower.eraseAt !== null;
}

function notify(order: LockedOrder, minor: number): Promise<void> {
  const { market, brandName } = thisLender();
  const amount = formatMinor(minor, market);
  return tellBorrower(order, () => ({
    kind: 'payment',
    title: msg`Your bank took back a payment`,
    textMessage: msg`${brandName}: your bank took back your payment of ${amount}, so it’s due again. Open the app to pay.`,
    path: pathTo('loanDetailUrl', { orderId: order.orderId }),
  }));
}

/** The borrowers who wait for this money are told that it is gone. */
async function refuseClaims({ references, status }: Entry): Promise<boolean> {
  if (status !== 'unmatched') return false;
  const claims = (await Promise.all(references.map(claimsOf))).flat();
  if (claims.length === 0) return true;
  await writableDb()
    .update(payments)
    .set({ status: 'refused', reason: 'reversed', nextCheckAt: null })
    .where(
      and(
        inArray(payments.paymentId, claims),
        inArray(payments.status, ['verifying', 'notFound', 'amountDiffers']),
      ),
    );
  return true;
}
