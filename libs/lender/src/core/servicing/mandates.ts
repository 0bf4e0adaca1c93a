import { formatDay, formatMinor, maskAccount } from '@clearloan/formatting';
import { msg } from '@lingui/core/macro';
import { and, eq, inArray, ne } from 'drizzle-orm';
import { businessDay, realNow } from '../../platform/context/clock';
import { brandName, market } from '../../platform/context/market';
import { createTranslator, languageFrom } from '../../platform/context/product-names';
import { db, writableDb } from '../../platform/database/connection';
import { borrowers } from '../../platform/database/schema/borrowers';
import { collections, mandates } from '../../platform/database/schema/mandates';
import { payments } from '../../platform/database/schema/payments';
import type { SmsSender } from '../../platform/context/outside';
import type { LockedOrder, Moved } from '../orders/orders';
import { creditPayment } from './credit';
import { debtOf, findLoan, openRows, type Debt } from './debt';
import type { DebtRow } from './debt-row';
import {
  amountOf,
  autopayType,
  nextEvent,
  type Collection,
  type Mandate,
  type MandateEvent,
} from './mandate-events';

/** A notice that could not be sent for a day is useless. */
const warningLifeMs = 24 * 60 * 60_000;

/** The SMS sender for notices; bound by the composition root. */
const send: { warning: SmsSender } = { warning: () => Promise.resolve() };
export const sendWarningsBy = (sender: SmsSender): void => {
  send.warning = sender;
};

/** The uncancelled mandate of an order. */
export async function mandateOf(orderId: string): Promise<Mandate | undefined> {
  const [mandate] = await db()
    .select()
    .from(mandates)
    .where(and(eq(mandates.orderId, orderId), ne(mandates.status, 'cancelled')));
  return mandate;
}

/** All payments of an order that were ever announced. */
export const collectionsOf = (orderId: string): Promise<Collection[]> =>
  db().select().from(collections).where(eq(collections.orderId, orderId));

/** When the mandate of an order acts next; undefined without one. Reads the debt of a day, which must not be in the past. */
export async function nextMandateEvent(orderId: string, day: string): Promise<MandateEvent | undefined> {
  const mandate = await mandateOf(orderId);
  if (mandate === undefined) return undefined;
  const debt = await debtAt(orderId, day);
  return debt && nextEvent(mandate, await collectionsOf(orderId), debt);
}

/** Runs the due actions of a locked order's mandate. @returns the order, in its new status after a collection */
export async function actOnMandate(order: LockedOrder, at: Date): Promise<Moved> {
  const { orderId } = order;
  const mandate = await mandateOf(orderId);
  const debt = await debtAt(orderId, businessDay(at));
  if (mandate === undefined || debt === undefined) return order;
  const event = nextEvent(mandate, await collectionsOf(orderId), debt);
  if (event === undefined || event.at > at) return order;
  if (event.kind === 'collect') return collect(order, mandate, event, debt);
  await warn(order, mandate, event);
  return order;
}

async function debtAt(orderId: string, day: string): Promise<Debt | undefined> {
  const loan = await findLoan(orderId);
  return loan && debtOf(loan, day);
}

/** The row prevents a second notice. The message goes to the borrower’s own device. */
async function warn({ orderId, borrowerId }: LockedOrder, mandate: Mandate, { at, row }: MandateEvent) {
  const amount = amountOf(row);
  const { periodNo, dueDate } = row;
  await writableDb()
    .insert(collections)
    .values({ orderId, periodNo, dueDate, mandateId: mandate.mandateId, amount, warnedAt: at });
  const [borrower] = await db().select().from(borrowers).where(eq(borrowers.borrowerId, borrowerId));
  const phone = borrower?.phone ?? undefined;
  if (phone === undefined) return;
  const text = warningText(mandate, amount, dueDate);
  const expiresAt = new Date(realNow().getTime() + warningLifeMs);
  await send.warning({ phone, code: '', text, channel: 'sms', expiresAt });
}

function warningText({ language, bankName, bankTail }: Mandate, minor: number, dueDate: string): string {
  const locale = languageFrom(language);
  const amount = formatMinor(minor, market);
  const day = formatDay(dueDate, locale);
  const account = `${bankName} ${maskAccount(bankTail)}`;
  return createTranslator(locale)(
    msg`${brandName}: ${amount} will be collected from ${account} on ${day}. You can pause or cancel this in the app until then.`,
  );
}

/**
 * Collects the announced amount, unless it is above the cap or the borrower is already paying it manually. It pays what is due
 * since longest first, whose late fee would grow on.
 */
async function collect(
  order: LockedOrder,
  mandate: Mandate,
  { at, row }: MandateEvent,
  debt: Debt,
): Promise<Moved> {
  const amount = amountOf(row);
  if (amount > mandate.cap) return note(order, row, amount, 'overCap');
  if (await isPaidByHand(order.orderId, row)) return note(order, row, amount, 'inProgress');
  const due = openRows(debt).filter(({ dueDate }) => dueDate <= row.dueDate);
  const [payment] = await writableDb()
    .insert(payments)
    .values({
      ...{ orderId: order.orderId, kind: 'code', purpose: 'period', payType: autopayType },
      ...{
        amount,
        status: 'waiting',
        at,
        valueDay: businessDay(at),
        periodNos: due.map(({ periodNo }) => periodNo),
      },
    })
    .returning();
  if (payment === undefined) throw new Error('The collection was not written.');
  await note(order, row, amount, 'collected', payment.paymentId);
  return creditPayment(order, payment, { at, bookedAt: at });
}

async function note(
  order: LockedOrder,
  { periodNo, dueDate }: DebtRow,
  amount: number,
  outcome: NonNullable<Collection['outcome']>,
  paymentId?: string,
): Promise<LockedOrder> {
  await writableDb()
    .update(collections)
    .set({ amount, outcome, paymentId })
    .where(
      and(
        eq(collections.orderId, order.orderId),
        eq(collections.periodNo, periodNo),
        eq(collections.dueDate, dueDate),
      ),
    );
  return order;
}

const inHand = ['waiting', 'verifying', 'notFound', 'amountDiffers'] as const;

/** Whether money for this payment is in transit or being looked up. Collecting as well would take it twice. */
export async function isPaidByHand(
  orderId: string,
  { periodNo }: Pick<DebtRow, 'periodNo'>,
): Promise<boolean> {
  const open = await db()
    .select({ periodNos: payments.periodNos })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), inArray(payments.status, inHand)));
  return open.some(({ periodNos }) => periodNos.includes(periodNo));
}
