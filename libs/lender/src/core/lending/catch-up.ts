import { codes } from '@clearloan/api-client/declare';
import { and, eq, lte, or } from 'drizzle-orm';
import type { LockedBorrower } from '../../platform/context/lock-borrower';
import { businessDay, businessNow } from '../../platform/context/clock';
import { db, transaction, unlessUnwritable } from '../../platform/database/connection';
import type { JobItemSource } from '../../platform/jobs/for-each-item';
import { isFree } from '../../platform/jobs/parking';
import { refuse } from '../../platform/context/refusal';
import { actOnPayments } from '../servicing/payment-times';
import { refreshLoanStatus } from '../servicing/loan-status';
import { attempt, isOrderParked, orderSteps } from '../orders/attention';
import { isRunning, type OrderStatus } from '../orders/order-moves';
import { checkingReason } from '../orders/order-words';
import {
  lockOrder,
  lockOwnOrder,
  ownOrder,
  type LockedOrder,
  type MoveResult,
  type Order,
  moveOrder,
} from '../orders/orders';
import { mandates } from '../../platform/database/schema/mandates';
import { orders } from '../../platform/database/schema/orders';

/** Ends an offer that nobody signed in time. */
const endOffer = (order: LockedOrder, at: Date): Promise<MoveResult> =>
  moveOrder(order, 'cancelled', at, { reason: 'offerEnded' });

/** An automatic transition of an order that is due. */
type Step = (order: LockedOrder, at: Date) => Promise<MoveResult>;

const steps: Partial<Readonly<Record<OrderStatus, Step>>> = {
  approved: endOffer,
  repaying: actOnPayments,
  overdue: actOnPayments,
  settled: actOnPayments,
  withdrawn: actOnPayments,
};

/** More steps than an order can have pending; any rest is done on the next catch-up. */
const mostSteps = 50;

/**
 * Runs everything that is due on a locked order, in sequence and each at its own time: business time may have jumped by days,
 * and a decision, a payout and a payment must still happen in order. A failing step parks the order and never fails the caller.
 */
export async function catchUpLocked(order: LockedOrder, now: Date): Promise<LockedOrder> {
  let current = order;
  for (let count = 0; count < mostSteps && !isOrderParked(current); count += 1) {
    const step = steps[current.status];
    const at = current.wakeAt;
    if (step === undefined || at === null || at > now) break;
    const before = current;
    current = await attempt(before, () => step(before, at));
  }
  if (isOrderParked(current) || !isRunning(current.status)) return current;
  const running = current;
  return attempt(running, () => refreshLoanStatus(running, now));
}

/**
 * A borrower's own order, locked and up to date. Every write starts here. Throws 1003 while the order is under review, because
 * nothing may be decided on unsettled figures.
 */
export async function currentOrderForWrite(
  { borrowerId }: LockedBorrower,
  orderId: string,
  now: Date,
): Promise<LockedOrder> {
  const order = await catchUpLocked(await lockOwnOrder(borrowerId, orderId), now);
  if (!isOrderParked(order)) return order;
  throw refuse(codes.notAllowedNow, checkingReason);
}

/** A borrower's own order, up to date, for reading. */
export async function currentOrder(borrowerId: string, orderId: string, now: Date): Promise<Order> {
  const order = await ownOrder(borrowerId, orderId);
  const current = isDue(order, now) ? await unlessUnwritable(() => catchUp(orderId, now)) : undefined;
  return current ?? order;
}

/**
 * Reads a borrower's own order, up to date, from one snapshot: a payment that arrives meanwhile is seen completely or not at
 * all.
 */
export async function readOrder<Result>(
  borrowerId: string,
  orderId: string,
  now: Date,
  read: (order: Order) => Promise<Result>,
): Promise<Result> {
  await currentOrder(borrowerId, orderId, now);
  return transaction(async () => read(await ownOrder(borrowerId, orderId)), 'repeatable read');
}

/** Brings all of a borrower's orders up to date before listing them. */
export async function catchUpAll(borrowerId: string, now: Date): Promise<void> {
  const due = await db()
    .select({ orderId: orders.orderId })
    .from(orders)
    .where(and(eq(orders.borrowerId, borrowerId), isDueBy(now)));
  await catchUpEach(due, now);
}

/** Reads go on while nothing can be written; the orders are then shown as they were last written. */
async function catchUpEach(due: readonly Pick<Order, 'orderId'>[], now: Date): Promise<void> {
  for (const { orderId } of due) await unlessUnwritable(() => catchUp(orderId, now));
}

/** Orders whose mandate steps are due, even if nobody opens them. */
export const ordersWithMandateDue: JobItemSource = async function* (isDueAgain) {
  const now = await businessNow();
  const due = await db()
    .selectDistinct({ orderId: orders.orderId })
    .from(orders)
    .innerJoin(mandates, and(eq(mandates.orderId, orders.orderId), eq(mandates.status, 'active')))
    .where(and(isDueBy(now), isDueAgain(orders.orderId)));
  for (const { orderId } of due)
    yield {
      key: orderId,
      work: async () => {
        await catchUp(orderId, now);
      },
    };
};

/** Brings the due orders among these up to date. @returns whether there was one */
export async function catchUpDue(found: readonly Order[], now: Date): Promise<boolean> {
  const due = found.filter((order) => isDue(order, now));
  await catchUpEach(due, now);
  return due.length > 0;
}

/** Business time is read again after the lock: it may have moved while the request waited, and it never goes back. */
const catchUp = (orderId: string, asked: Date): Promise<Order> =>
  transaction(async () => {
    const order = await lockOrder(orderId);
    const now = await businessNow();
    return catchUpLocked(order, now > asked ? now : asked);
  });

/** The same as a query condition. */
export const isDueBy = (now: Date) =>
  and(
    isFree(orderSteps)(orders.orderId),
    or(lte(orders.wakeAt, now), and(eq(orders.status, 'repaying'), lte(orders.lateFrom, businessDay(now)))),
  );

function isDue(order: Order, now: Date): boolean {
  const { wakeAt, lateFrom, status } = order;
  if (isOrderParked(order)) return false;
  if (wakeAt !== null && wakeAt <= now) return true;
  return status === 'repaying' && lateFrom !== null && lateFrom <= businessDay(now);
}
