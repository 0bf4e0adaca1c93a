import { and, eq, ne } from 'drizzle-orm';
import { accountOf } from '../../modules/certification/cards';
import { businessDay, businessNow } from '../../platform/context/clock';
import { canCollect, thisLender } from '../../platform/lender/lender';
import { db, writableDb } from '../../platform/database/connection';
import { collections, mandates } from '../../platform/database/schema/mandates';
import { payments } from '../../platform/database/schema/payments';
import type { LockedOrder, MoveResult } from '../orders/orders';
import { notify } from './collection-notices';
import { creditPayment, type Payment, type Received } from './credit';
import { debtOf, findLoan, openRows, type Debt } from './debt';
import type { DebtRow } from './debt-row';
import { isPaidByHand, paidByHand } from './in-progress';
import {
  amountOf,
  autopayType,
  collectionTime,
  nextEvent,
  nextMorning,
  type Collection,
  type Mandate,
  type MandateEvent,
} from './mandate-events';

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
  if (mandate === undefined || !canCollect()) return undefined;
  const debt = await debtAt(orderId, day);
  return debt && nextEvent(mandate, await collectionsOf(orderId), debt);
}

/** Runs the due actions of a locked order's mandate. */
export async function actOnMandate(order: LockedOrder, at: Date): Promise<LockedOrder> {
  const { orderId } = order;
  const mandate = await mandateOf(orderId);
  const debt = await debtAt(orderId, businessDay(at));
  if (mandate === undefined || debt === undefined || !canCollect()) return order;
  const event = nextEvent(mandate, await collectionsOf(orderId), debt);
  if (event === undefined || event.at > at) return order;
  if (event.kind === 'collect') await collect(order, mandate, debt, event);
  else await warn(order, mandate, event);
  return order;
}

async function debtAt(orderId: string, day: string): Promise<Debt | undefined> {
  const loan = await findLoan(orderId);
  return loan && debtOf(loan, day);
}

/** The row prevents a second notice, unless the bank took the money back after it. */
async function warn(
  { orderId, borrowerId }: LockedOrder,
  mandate: Mandate,
  { at, row, amount, collectOn }: MandateEvent,
) {
  const { mandateId, cap } = mandate;
  const { periodNo, dueDate } = row;
  const announcement = {
    amount,
    warnedAt: at,
    outcome: amount > cap ? ('overCap' as const) : null,
    retryAt: null,
  };
  await writableDb()
    .insert(collections)
    .values({ orderId, periodNo, dueDate, mandateId, ...announcement })
    .onConflictDoUpdate({
      target: [collections.orderId, collections.periodNo, collections.dueDate, collections.mandateId],
      set: announcement,
    });
  await notify(
    borrowerId,
    mandate,
    amount > cap ? { is: 'overCap', amount } : { is: 'planned', amount, day: collectOn },
  );
}

/**
 * Requests the collection of an announced payment: never more than the notice said, and not while the borrower is paying it
 * themselves. The money pays the oldest debt first, and counts when the bank reports it.
 */
async function collect(order: LockedOrder, mandate: Mandate, debt: Debt, event: MandateEvent): Promise<void> {
  const { row, at, amount } = event;
  const announced = await announcementOf(order, mandate, row);
  if (announced === undefined) return;
  const { borrowerId, orderId } = order;
  const tries = announced.tries + 1;
  if (await isPaidByHand(orderId, row)) {
    const retryAt = tries < mostTries ? await afterOwnPayment(orderId, row, at) : null;
    await note(announced, { outcome: 'inProgress', tries, retryAt });
    await notify(
      borrowerId,
      mandate,
      retryAt === null ? { is: 'failed', amount } : { is: 'inProgress', amount, day: businessDay(retryAt) },
    );
    return;
  }
  const paymentId = await request(order, mandate, { amount, at, periodNos: reachedFirst(debt, amount) });
  await note(announced, { outcome: 'collecting', amount, tries, retryAt: null, paymentId });
  if (amount < announced.amount) await notify(borrowerId, mandate, { is: 'lessNow', amount });
}

/** A collection that the bank refused, or that the borrower’s own payment got ahead of, is tried once more. */
export const mostTries = 2;

/** When the borrower’s own payment has ended: its code, or the next morning for money that is being looked for. */
async function afterOwnPayment(orderId: string, row: DebtRow, at: Date): Promise<Date> {
  const ends = (await paidByHand(orderId, row)).map(({ expiresAt }) => expiresAt ?? nextMorning(at));
  return new Date(Math.max(at.getTime() + 1, ...ends.map((end) => end.getTime() + 1)));
}

interface Requested {
  readonly amount: number;
  readonly at: Date;
  readonly periodNos: number[];
}

async function request(
  { orderId, borrowerId }: LockedOrder,
  { mandateId, cardId }: Mandate,
  { amount, at, periodNos }: Requested,
): Promise<string> {
  const { currencyCode, outside } = thisLender();
  const account = await accountOf(borrowerId, cardId);
  if (account === undefined) throw new Error('A collection needs an account.');
  const { collect: ask } = outside;
  if (ask === undefined) throw new Error('A collection needs a bank.');
  const collectionId = await ask({ orderId, mandateId, amount, currency: currencyCode, account });
  const [payment] = await writableDb()
    .insert(payments)
    .values({
      orderId,
      kind: 'code',
      purpose: 'amount',
      payType: autopayType,
      amount,
      status: 'collecting',
      at,
      valueDay: businessDay(at),
      periodNos,
      collectionId,
    })
    .returning({ paymentId: payments.paymentId });
  if (payment === undefined) throw new Error('The collection was not written.');
  return payment.paymentId;
}

/** The plan payments that an amount reaches, oldest due first. */
function reachedFirst(debt: Debt, amount: number): number[] {
  let left = amount;
  return openRows(debt).flatMap((row) => {
    const isReached = left > 0;
    left -= amountOf(row);
    return isReached ? [row.periodNo] : [];
  });
}

const isOf = ({ orderId, periodNo, dueDate, mandateId }: Collection) =>
  and(
    eq(collections.orderId, orderId),
    eq(collections.periodNo, periodNo),
    eq(collections.dueDate, dueDate),
    eq(collections.mandateId, mandateId),
  );

async function announcementOf(
  { orderId }: LockedOrder,
  { mandateId }: Mandate,
  { periodNo, dueDate }: DebtRow,
): Promise<Collection | undefined> {
  const all = await collectionsOf(orderId);
  return all.find(
    (each) => each.mandateId === mandateId && each.periodNo === periodNo && each.dueDate === dueDate,
  );
}

/** Stores what became of an announced collection. */
export async function note(
  announced: Collection,
  changes: Partial<Pick<Collection, 'outcome' | 'amount' | 'tries' | 'retryAt' | 'paymentId'>>,
): Promise<void> {
  await writableDb().update(collections).set(changes).where(isOf(announced));
}

/**
 * Ends what a mandate announced and has not requested yet, and says so.
 * @param moved the payments that a new plan moves; the borrower stops all if absent
 */
export async function stopAnnounced(order: LockedOrder, mandate: Mandate, moved?: readonly number[]) {
  const debt = await debtAt(order.orderId, businessDay(await businessNow()));
  for (const announced of await collectionsOf(order.orderId)) {
    const at = collectionTime(announced);
    if (announced.mandateId !== mandate.mandateId || at === null) continue;
    if (moved?.includes(announced.periodNo) === false) continue;
    await note(announced, { outcome: 'cancelled', retryAt: null });
    const row = debt && openRows(debt).find((each) => each.periodNo === announced.periodNo);
    if (row?.dueDate !== announced.dueDate) continue;
    const day = businessDay(at);
    const is = moved === undefined ? 'stopped' : 'replanned';
    await notify(order.borrowerId, mandate, { is, amount: announced.amount, day });
  }
}

/** The announced collection that a payment was requested for. */
export async function collectionFor(paymentId: string): Promise<Collection | undefined> {
  const [found] = await db().select().from(collections).where(eq(collections.paymentId, paymentId));
  return found;
}

/** Credits a collection that the bank reported. */
export async function creditCollected(
  order: LockedOrder,
  payment: Payment,
  received: Received,
): Promise<MoveResult> {
  const announced = await collectionFor(payment.paymentId);
  if (announced !== undefined) await note(announced, { outcome: 'collected', retryAt: null });
  return creditPayment(order, payment, received);
}
