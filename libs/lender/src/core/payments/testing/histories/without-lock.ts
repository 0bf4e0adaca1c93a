import { and, eq } from 'drizzle-orm';
import { db } from '../../../../platform/database/connection';
import type { Order } from '../../../orders/orders';
import { orders } from '../../../../platform/database/schema/orders';

/** `lockOrder` of a lender that forgets to lock. */
export async function lockOrder(orderId: string): Promise<Order> {
  const order = await db().query.orders.findFirst({
    where: eq(orders.orderId, orderId),
    with: { parked: true },
  });
  if (order === undefined) throw new Error('There is no such order.');
  return order;
}

/** `lockOwnOrder` of a lender that forgets to lock. */
export async function lockOwnOrder(borrowerId: string, orderId: string): Promise<Order> {
  const own = and(eq(orders.orderId, orderId), eq(orders.borrowerId, borrowerId));
  const order = await db().query.orders.findFirst({ where: own, with: { parked: true } });
  if (order === undefined) throw new Error('There is no such order.');
  return order;
}
