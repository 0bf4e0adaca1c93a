import { eq, sql } from 'drizzle-orm';
import { db } from '../database/connection';
import type { Order } from '../lending/orders';
import { creditPayment, paidWith, type Payment } from './credit';
import { bankReferences, payments } from './tables';

type Entry = typeof bankReferences.$inferSelect;
type Found = 'matched' | 'notFound' | 'amountDiffers' | 'rejected';

/** The sandbox's rules: the last digit of a reference says what the bank finds. */
const endings = { notFoundFirst: '1', amountDiffers: '2', reversed: '3' } as const;

/** When a payment that was not found is looked for again: a slow bank has booked it by then. */
const lookAgainMs = 24 * 3_600_000;

/** By how much the bank's books differ from what was said at first. */
const difference = 1_00;

/** The bank looks for a reference and answers. */
export async function lookUpReference(order: Order, payment: Payment, at: Date): Promise<Order> {
  const entry = await noteLook(payment);
  const found = entry === undefined ? 'notFound' : whatBankFinds(entry, paidWith(payment));
  if (found === 'matched') return creditPayment(order, { ...payment, checkedAt: at }, payment.amount, at);
  const status = found === 'rejected' ? 'refused' : found;
  const reason = found === 'rejected' ? 'reversed' : found;
  const bankActsAt = found === 'notFound' ? new Date(at.getTime() + lookAgainMs) : null;
  await db()
    .update(payments)
    .set({ status, reason, checkedAt: at, bankActsAt })
    .where(eq(payments.paymentId, payment.paymentId));
  return order;
}

/** What the bank says of a reference. `said` is the amount the borrower gave. Pure. */
function whatBankFinds({ reference, looks, bankAmount }: Entry, said: number): Found {
  if (reference.endsWith(endings.reversed)) return 'rejected';
  if (reference.endsWith(endings.notFoundFirst) && looks <= 1) return 'notFound';
  return bankAmount === null || bankAmount === said ? 'matched' : 'amountDiffers';
}

async function noteLook(payment: Payment): Promise<Entry | undefined> {
  const { reference } = payment;
  if (reference === null) return undefined;
  const differs = reference.endsWith(endings.amountDiffers);
  const bankAmount = differs ? Math.max(1, paidWith(payment) - difference) : paidWith(payment);
  const [entry] = await db()
    .update(bankReferences)
    .set({
      looks: sql`${bankReferences.looks} + 1`,
      bankAmount: differs ? sql`coalesce(${bankReferences.bankAmount}, ${bankAmount})` : bankAmount,
    })
    .where(eq(bankReferences.reference, reference))
    .returning();
  return entry;
}
