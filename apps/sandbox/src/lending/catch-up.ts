import { and, eq, lte, or } from 'drizzle-orm';
import { businessDay } from '../clock/clock';
import { db, transaction } from '../database/connection';
import { lookAtBank } from '../payments/bank';
import { refreshStanding } from '../payments/standing';
import { endOffer } from './offer-end';
import { isRunning, type OrderStatus } from './order-moves';
import { lockOrder, lockOwnOrder, ownOrder, type Order } from './orders';
import { payOut } from './payout';
import { decide } from './review';
import { orders } from './tables';

/** What happens to an order by itself when its time has come. */
type Step = (order: Order, at: Date) => Promise<Order>;

const steps: Partial<Readonly<Record<OrderStatus, Step>>> = {
  reviewing: decide,
  approved: endOffer,
  disbursing: payOut,
  repaying: lookAtBank,
  overdue: lookAtBank,
  settled: lookAtBank,
  withdrawn: lookAtBank,
};

/** More steps than any order can have waiting at once; the rest would be done at the next look. */
const mostSteps = 50;

/**
 * Does everything that was due on a locked order, one after the other and each at its own time: business time may
 * have jumped by days, and yet a decision, a payout and a payment happened in their order.
 */
export async function catchUpLocked(order: Order, now: Date): Promise<Order> {
  let current = order;
  for (let count = 0; count < mostSteps; count += 1) {
    const step = steps[current.status];
    if (step === undefined || current.wakeAt === null || current.wakeAt > now) break;
    current = await step(current, current.wakeAt);
  }
  return isRunning(current.status) ? refreshStanding(current, now) : current;
}

/** A borrower's own order, locked and up to date: where every write begins. */
export async function currentOrderForWrite(borrowerId: string, orderId: string, now: Date): Promise<Order> {
  return catchUpLocked(await lockOwnOrder(borrowerId, orderId), now);
}

/** A borrower's own order, up to date, for reading. */
export async function currentOrder(borrowerId: string, orderId: string, now: Date): Promise<Order> {
  const order = await ownOrder(borrowerId, orderId);
  return isDue(order, now) ? catchUp(orderId, now) : order;
}

/**
 * Reads about a borrower's own order, up to date. All of it is of one moment: a payment that lands in between is seen
 * whole or not at all.
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

/** Brings all of a borrower's orders up to date before they are listed. */
export async function catchUpAll(borrowerId: string, now: Date): Promise<void> {
  const due = await db()
    .select({ orderId: orders.orderId })
    .from(orders)
    .where(and(eq(orders.borrowerId, borrowerId), isDueBy(now)));
  for (const { orderId } of due) await catchUp(orderId, now);
}

/** Brings those of these orders up to date that are due. @returns whether one was */
export async function catchUpDue(found: readonly Order[], now: Date): Promise<boolean> {
  const due = found.filter((order) => isDue(order, now));
  for (const { orderId } of due) await catchUp(orderId, now);
  return due.length > 0;
}

const catchUp = (orderId: string, now: Date): Promise<Order> =>
  transaction(async () => catchUpLocked(await lockOrder(orderId), now));

/** The same as a condition of a query. */
export const isDueBy = (now: Date) =>
  or(lte(orders.wakeAt, now), and(eq(orders.status, 'repaying'), lte(orders.lateFrom, businessDay(now))));

function isDue({ wakeAt, lateFrom, status }: Order, now: Date): boolean {
  if (wakeAt !== null && wakeAt <= now) return true;
  return status === 'repaying' && lateFrom !== null && lateFrom <= businessDay(now);
}
