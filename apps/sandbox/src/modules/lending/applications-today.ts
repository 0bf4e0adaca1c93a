import { and, count, gte, inArray } from 'drizzle-orm';
import { db } from '../../database/connection';
import { orders } from '../../database/schema/orders';

const dayMs = 86_400_000;

/** How many asked for each product in the last 24 hours: counted, never made up. */
export async function applicationsToday(
  productIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  if (productIds.length === 0) return new Map();
  const rows = await db()
    .select({ productId: orders.productId, asked: count() })
    .from(orders)
    .where(
      and(inArray(orders.productId, [...productIds]), gte(orders.createdAt, new Date(now.getTime() - dayMs))),
    )
    .groupBy(orders.productId);
  return new Map(rows.map(({ productId, asked }) => [productId, asked]));
}
