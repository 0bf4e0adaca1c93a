import { and, asc, count, eq, gte, inArray, sql } from 'drizzle-orm';
import { db, prepared } from '../database/connection';
import { listProducts } from './products';
import { orders, products } from './tables';

const dayMs = 86_400_000;

const productsAndAsked = prepared((queries) =>
  queries
    .select({
      product: products,
      asked: queries.$count(
        orders,
        and(eq(orders.productId, products.productId), gte(orders.createdAt, sql.placeholder('since'))),
      ),
    })
    .from(products)
    .orderBy(asc(products.position))
    .prepare('products_and_asked'),
);

/** All products, and how many asked for each in the last 24 hours: counted, never made up. */
export async function productsAskedFor(now: Date) {
  const rows = await productsAndAsked().execute({ since: new Date(now.getTime() - dayMs) });
  return {
    products: rows.length > 0 ? rows.map(({ product }) => product) : await listProducts(),
    asked: new Map(rows.map(({ product, asked }) => [product.productId, asked])),
  };
}

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
