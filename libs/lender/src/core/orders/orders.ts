import { codes } from '@clearloan/api-client/declare';
import { msg } from '@lingui/core/macro';
import { and, desc, eq, getTableColumns, type SQL } from 'drizzle-orm';
import { businessDay } from '../../platform/context/clock';
import { db, writableDb } from '../../platform/database/connection';
import { locked, type Locked } from '../../platform/database/locked';
import { refuse } from '../../platform/context/refusal';
import { isUuid } from '../../platform/context/uuid';
import { isClosed, mayMove, type IllegalMove, type OrderStatus } from './order-moves';
import { orderHistory, orders } from '../../platform/database/schema/orders';
import { parkedItems } from '../../platform/database/schema/parked-items';
import type { Parked } from '../../platform/jobs/parking';

/** An order, and its last failed step if it needs attention. */
export type Order = typeof orders.$inferSelect & { readonly parked: Parked | null };
/** An order whose transitions and payments wait for this transaction. */
export type LockedOrder = Locked<Order>;
type Changes = Partial<
  Pick<
    Order,
    'reason' | 'retryAt' | 'language' | 'amountMax' | 'chosenTenure' | 'offerUntil' | 'wakeAt' | 'lateFrom'
  >
>;

/** `CL-2608-48213`: the order number for borrower and staff. */
export function orderNoOf({ serialNo, createdAt }: Pick<Order, 'serialNo' | 'createdAt'>): string {
  const [year = '', month = ''] = businessDay(createdAt).split('-');
  return `CL-${year.slice(2)}${month}-${serialNo}`;
}

export const unknownOrder = () => refuse(codes.notFound, msg`We couldn’t find this loan.`);

const isOwn = (borrowerId: string, orderId: string) =>
  and(eq(orders.orderId, orderId), eq(orders.borrowerId, borrowerId));

const inFull = { ...getTableColumns(orders), parked: parkedItems };
const isOfOrder = eq(parkedItems.orderId, orders.orderId);

/** A borrower's own order; undefined if the id is unknown or the order is another borrower's. */
export async function ownOrderOrNone(borrowerId: string, orderId: string): Promise<Order | undefined> {
  if (!isUuid(orderId)) return undefined;
  const [order] = await db()
    .select(inFull)
    .from(orders)
    .leftJoin(parkedItems, isOfOrder)
    .where(isOwn(borrowerId, orderId));
  return order;
}

/** A borrower's own order. Another borrower's is rejected like an unknown one (1002). */
export async function ownOrder(borrowerId: string, orderId: string): Promise<Order> {
  const order = await ownOrderOrNone(borrowerId, orderId);
  if (order === undefined) throw unknownOrder();
  return order;
}

/** The same, locked until the transaction ends. Every change to an order or its payments starts here. */
export async function lockOwnOrder(borrowerId: string, orderId: string): Promise<LockedOrder> {
  if (!isUuid(orderId)) throw unknownOrder();
  return lockOne(isOwn(borrowerId, orderId));
}

/** Any order, locked, for internal work. */
export async function lockOrder(orderId: string): Promise<LockedOrder> {
  if (!isUuid(orderId)) throw unknownOrder();
  return lockOne(eq(orders.orderId, orderId));
}

/** In two statements: the second one sees what was parked while the first one waited for the lock. */
async function lockOne(which: SQL | undefined): Promise<LockedOrder> {
  const [order] = await writableDb().select().from(orders).where(which).for('update');
  if (order === undefined) throw unknownOrder();
  const isOfThis = eq(parkedItems.orderId, order.orderId);
  const [parked = null] = await writableDb().select().from(parkedItems).where(isOfThis);
  return locked({ ...order, parked });
}

export const ordersOf = (borrowerId: string): Promise<Order[]> =>
  db()
    .select(inFull)
    .from(orders)
    .leftJoin(parkedItems, isOfOrder)
    .where(eq(orders.borrowerId, borrowerId))
    .orderBy(desc(orders.createdAt), desc(orders.serialNo));

/** The result of a transition: the order in its new status, or the illegal transition. */
export type MoveResult = LockedOrder | IllegalMove;

/** Moves a locked order to another status and records it in the history. Changes nothing if the transition is illegal. */
export async function moveOrder(
  order: LockedOrder,
  to: OrderStatus,
  at: Date,
  changes: Changes = {},
): Promise<MoveResult> {
  if (!mayMove(order.status, to)) return { illegalMove: { from: order.status, to } };
  const version = order.version + 1;
  const isReopened = isClosed(order.status) && !isClosed(to);
  const rest = { ...(isClosed(to) ? { lateFrom: null } : {}), ...(isReopened ? { reopenedAt: at } : {}) };
  const [moved] = await writableDb()
    .update(orders)
    .set({ wakeAt: null, ...rest, ...changes, status: to, statusAt: at, version })
    .where(and(eq(orders.orderId, order.orderId), eq(orders.version, order.version)))
    .returning();
  if (moved === undefined) throw new Error('A locked order was changed by another transaction.');
  await writableDb()
    .insert(orderHistory)
    .values({ orderId: order.orderId, version, from: order.status, to, at });
  return locked({ ...moved, parked: order.parked });
}

/** Sets when the order is due for its next step, without a transition. */
export async function setNextStepDates(
  { orderId }: LockedOrder,
  changes: Pick<Changes, 'wakeAt' | 'lateFrom'>,
): Promise<void> {
  await writableDb().update(orders).set(changes).where(eq(orders.orderId, orderId));
}
