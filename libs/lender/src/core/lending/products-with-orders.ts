import { and, asc, between, count, eq, sql } from 'drizzle-orm';
import { db, prepared, type ReadQueries } from '../../platform/database/connection';
import type { Pools } from '../../platform/database/pools';
import { thisLender } from '../../platform/lender/lender';
import { businessDay } from '../../platform/context/clock';
import { catchUpDue } from './catch-up';
import { isSold } from './lawful';
import { listed, type ListedOrder } from './orders-in-full';
import { listProducts, type Product } from '../orders/products';
import { orders, products } from '../../platform/database/schema/orders';

const dayMs = 86_400_000;

/** The products on sale, and the borrower's orders. */
export interface ProductsWithOrders {
  /** The products on sale, with the applications for each in the last 24 hours: counted, never made up. */
  readonly sold: readonly { readonly product: Product; readonly asked: number }[];
  /** The borrower's orders, newest first. */
  readonly own: readonly ListedOrder[];
}

/** A whole row as text: sending and parsing one text takes a fraction of the time of thirty columns. */
const written = sql<string>`${products}::text`;

/** A time parameter hidden from the planner. Otherwise it replans each query, which takes twice as long as running it. */
const instant = (name: string) => sql`(select ${sql.placeholder(name)}::timestamptz)`;

const askedOn = (queries: ReadQueries) =>
  queries
    .select({ many: count() })
    .from(orders)
    .where(
      and(
        eq(orders.productId, products.productId),
        between(orders.createdAt, instant('since'), instant('now')),
      ),
    );

const productRows = prepared((queries) =>
  queries.query.products
    .findMany({
      columns: { productId: true },
      extras: { written: written.as('written'), asked: sql<number>`${askedOn(queries)}::int`.as('asked') },
      with: {
        orders: {
          where: eq(orders.borrowerId, sql.placeholder('borrowerId')),
          with: {
            loan: listed.loan,
            parked: listed.parked,
            movements: listed.movements,
            mandates: listed.mandates,
          },
        },
      },
      orderBy: asc(products.position),
    })
    .prepare('products'),
);

type ProductRow = Awaited<ReturnType<ReturnType<typeof productRows>['execute']>>[number];

/** The products on sale and a borrower's orders, up to date, in one consistent statement. A visitor has no orders. */
export async function readProductsWithOrders(
  borrowerId: string | undefined,
  now: Date,
): Promise<ProductsWithOrders> {
  const asked = {
    since: new Date(now.getTime() - dayMs).toISOString(),
    now: now.toISOString(),
    borrowerId: borrowerId ?? null,
  };
  const today = businessDay(now);
  const read = async () => productsWithOrders(await productRows().execute(asked), today);
  const found = await read();
  return (await catchUpDue(found.own, now)) ? read() : found;
}

async function productsWithOrders(rows: readonly ProductRow[], today: string): Promise<ProductsWithOrders> {
  const rowOf = new Map(rows.map((row) => [row.productId, row]));
  const all = await productsIn(rows);
  const sold = all
    .filter((product) => isSold(product, today))
    .map((product) => ({ product, asked: rowOf.get(product.productId)?.asked ?? 0 }));
  const own = all.flatMap((product) =>
    (rowOf.get(product.productId)?.orders ?? []).map((order) => ({ ...order, product })),
  );
  return { sold, own: own.sort(newestFirst) };
}

const newestFirst = (one: ListedOrder, other: ListedOrder): number =>
  other.createdAt.getTime() - one.createdAt.getTime() || other.serialNo - one.serialNo;

/** The products of the last read of each database, keyed by their row text. If any row differs, all are read again. */
const known = new WeakMap<Pools, ReadonlyMap<string, Product>>();

async function productsIn(rows: readonly ProductRow[]): Promise<readonly Product[]> {
  const read = known.get(thisLender().pools);
  const found = rows.flatMap((row) => read?.get(row.written) ?? []);
  return found.length > 0 && found.length === rows.length ? found : readProducts();
}

/** Reads the columns. Product and row text are from one statement, so they always match. */
async function readProducts(): Promise<readonly Product[]> {
  const rows = await db()
    .select({ product: products, written })
    .from(products)
    .orderBy(asc(products.position));
  known.set(thisLender().pools, new Map(rows.map((row) => [row.written, row.product])));
  return rows.length > 0 ? rows.map(({ product }) => product) : listProducts();
}
