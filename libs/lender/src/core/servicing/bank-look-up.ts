import { and, eq, sql } from 'drizzle-orm';
import { writableDb } from '../../platform/database/connection';
import type { LockedOrder, Moved } from '../orders/orders';
import { isTakenByOther, takeReference } from './bank-reference';
import { moneySource } from './ledger';
import { creditPayment, paidWith, type Payment } from './credit';
import { bankReferences, payments } from '../../platform/database/schema/payments';

type Entry = typeof bankReferences.$inferSelect;
type Found = 'matched' | 'notFound' | 'amountDiffers' | 'rejected';

/** The sandbox's rules: the last digit of a reference decides the bank's result. */
const endings = { notFoundFirst: '1', amountDiffers: '2', reversed: '3' } as const;

/** When a payment that was not found is looked up again; a slow bank has booked it by then. */
const lookAgainMs = 24 * 3_600_000;

/** The difference between the bank's books and the submitted amount. */
const difference = 1_00;

/** The bank looks up a reference and reports the result. */
export async function lookUpReference(order: LockedOrder, payment: Payment, at: Date): Promise<Moved> {
  const entry = await noteLook(payment, at);
  if (entry !== undefined && (await isTakenByOther(entry))) return refuseUsed(order, payment, at);
  const found = entry === undefined ? 'notFound' : whatBankFinds(entry, paidWith(payment));
  if (found === 'matched') {
    const claim = { reference: entry?.reference ?? '', borrowerId: order.borrowerId };
    await takeReference({ ...claim, paymentId: payment.paymentId, at });
    const source = moneySource.simulated(payment.paymentId);
    const bookedAt = entry?.bookedAt ?? at;
    return creditPayment(order, { ...payment, checkedAt: at }, { source, at, bookedAt });
  }
  const status = found === 'rejected' ? 'refused' : found;
  const reason = found === 'rejected' ? 'reversed' : found;
  const bankActsAt = found === 'notFound' ? new Date(at.getTime() + lookAgainMs) : null;
  await writableDb()
    .update(payments)
    .set({ status, reason, checkedAt: at, bankActsAt })
    .where(eq(payments.paymentId, payment.paymentId));
  return order;
}

/** The money of the reference went to another payment. */
async function refuseUsed(order: LockedOrder, { paymentId }: Payment, checkedAt: Date): Promise<Moved> {
  await writableDb()
    .update(payments)
    .set({ status: 'refused', reason: 'referenceUsed', checkedAt, bankActsAt: null })
    .where(eq(payments.paymentId, paymentId));
  return order;
}

/** The bank's result for a reference. `said` is the amount the borrower submitted. Pure. */
function whatBankFinds({ reference, looks, bankAmount }: Entry, said: number): Found {
  if (reference.endsWith(endings.reversed)) return 'rejected';
  if (isSlow(reference) && looks <= 1) return 'notFound';
  return bankAmount === null || bankAmount === said ? 'matched' : 'amountDiffers';
}

/** A transfer that the bank has not booked yet on the first look-up. */
const isSlow = (reference: string): boolean => reference.endsWith(endings.notFoundFirst);

/** This bank books a transfer on the first look-up, and a slow one on the second. */
async function noteLook(payment: Payment, at: Date): Promise<Entry | undefined> {
  const { reference } = payment;
  if (reference === null) return undefined;
  const differs = reference.endsWith(endings.amountDiffers);
  const bankAmount = differs ? Math.max(1, paidWith(payment) - difference) : paidWith(payment);
  const [entry] = await writableDb()
    .update(bankReferences)
    .set({
      looks: sql`${bankReferences.looks} + 1`,
      bookedAt: sql`case when ${isSlow(reference)} and ${bankReferences.looks} = 0 then null
        else coalesce(${bankReferences.bookedAt}, ${at.toISOString()}::timestamptz) end`,
      bankAmount: differs ? sql`coalesce(${bankReferences.bankAmount}, ${bankAmount})` : bankAmount,
    })
    .where(and(eq(bankReferences.reference, reference), eq(bankReferences.paymentId, payment.paymentId)))
    .returning();
  return entry;
}
