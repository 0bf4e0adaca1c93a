import { formatMinor } from '@clearloan/formatting';
import { pathTo } from '@clearloan/routes';
import { msg } from '@lingui/core/macro';
import { eq } from 'drizzle-orm';
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
import { paidWith, reversePayment, type Payment } from '../servicing/credit';
import { collectionFor, note as noteCollection } from '../servicing/mandates';
import { postedBy } from '../servicing/money-order';
import { staffMails } from './staff-words';
import { endClaims, findEntry, type StoredEntry } from './stored-entry';

/**
 * Processes money that the bank takes back, once per entry: the loan owes it again from the day on which the lender learned of
 * it, without a late fee for the time in between, and the borrower is told. What cannot follow by itself waits for staff. `tooEarly`:
 * the loan needs attention first, so the bank reports it again.
 */
export async function takeReversal({ entryId, reversedAt }: Reversal): Promise<ReversalOutcome> {
  const known = await findEntry(entryId);
  if (known === undefined) return 'unknown';
  const found = known.paymentId === null ? undefined : await findPayment(known.paymentId);
  return transaction(async () => {
    const locked = found && (await lockOrder(found.orderId));
    const entry = await lockEntry(entryId);
    if (entry.reversedAt !== null) return entry.isUndone ? 'reversed' : 'waiting';
    // It was matched while this waited for the lock.
    if (entry.paymentId !== known.paymentId) throw new Error('The entry was just matched. Report it again.');
    const now = await businessNow();
    const order = locked && (await catchUpLocked(locked, now));
    if (order && isOrderParked(order)) return 'tooEarly';
    const isUndone = order ? await undoAt(order, entry, now) : await refuseClaims(entry);
    // Money that staff sent back before is missing now, so that stays in the books.
    const isSentBack = entry.status === 'sending' || entry.status === 'sentBack';
    await writableDb()
      .update(bankEntries)
      .set({ status: isSentBack ? entry.status : 'reversed', reversedAt, isUndone })
      .where(eq(bankEntries.entryId, entryId));
    if (!isUndone) await thisLender().outside.mailStaff?.(staffMails.takenBack);
    return isUndone ? 'reversed' : 'waiting';
  });
}

async function lockEntry(entryId: string): Promise<StoredEntry> {
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
async function undoAt(order: LockedOrder, { paymentId }: StoredEntry, now: Date): Promise<boolean> {
  const payment = paymentId === null ? undefined : await findPayment(paymentId);
  if (payment === undefined) return false;
  // The bank reported it as a returned collection before.
  if (payment.collectionId !== null && payment.status === 'reversed') return true;
  if (!(await canUndo(order, payment))) return false;
  const moved = orThrow(await reversePayment(order, payment, { reversedAt: now, at: now }));
  const announced = await collectionFor(payment.paymentId);
  if (announced !== undefined) await noteCollection(announced, { outcome: 'returned' });
  await remindOfPayments(moved);
  await notify(moved, paidWith(payment));
  return true;
}

/** Whether the loan can owe the money of a payment again: none of it went back to the borrower, who has not left. */
export async function canUndo(order: LockedOrder, { paymentId, status }: Payment): Promise<boolean> {
  if (status !== 'posted') return false;
  const lines = [...(await postedBy(paymentId, 'payment')).values()].flat();
  return !lines.some(({ account }) => account === 'toReturn') && !(await isLeaving(order));
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
async function refuseClaims(entry: StoredEntry): Promise<boolean> {
  if (entry.status !== 'unmatched') return false;
  const waiting = ['verifying', 'notFound', 'amountDiffers'] as const;
  await endClaims(entry, { status: 'refused', reason: 'reversed' }, waiting);
  return true;
}
