import { and, desc, eq, sql } from 'drizzle-orm';
import { prepared } from '../database/connection';
import { inFull, type LoanInFull } from '../payments/debt';
import type { payments } from '../payments/tables';
import { catchUpDue } from './catch-up';
import type { OrderStatus } from './order-moves';
import { isUuid, unknownOrder, type Order } from './orders';
import type { Product } from './products';
import { orders } from './tables';

/** An order with its product and, once it is signed, its loan: one statement, so all of it is of one moment. */
export type OrderInFull = Order & { readonly product: Product; readonly loan: LoanInFull | null };
export type OrderWithMovements = OrderInFull & {
  readonly movements: readonly (typeof payments.$inferSelect)[];
};

const withAll = { product: true, loan: { with: inFull } } as const;
const newestFirst = [desc(orders.createdAt), desc(orders.serialNo)];

const isOfBorrower = eq(orders.borrowerId, sql.placeholder('borrowerId'));

const allOrders = prepared((queries) =>
  queries.query.orders
    .findMany({ where: isOfBorrower, orderBy: newestFirst, with: withAll })
    .prepare('all_orders_in_full'),
);

/** All orders of a borrower, up to date, the newest first. */
export async function currentOrders(borrowerId: string, now: Date): Promise<readonly OrderInFull[]> {
  const read = () => allOrders().execute({ borrowerId });
  const found = await read();
  return (await catchUpDue(found, now)) ? read() : found;
}

const someOrders = prepared((queries) =>
  queries.query.orders
    .findMany({
      where: and(isOfBorrower, sql`${orders.status} = any(${sql.placeholder('statuses')})`),
      orderBy: newestFirst,
      limit: sql.placeholder('limit'),
      offset: sql.placeholder('offset'),
      with: withAll,
    })
    .prepare('some_orders_in_full'),
);

/** Those of a borrower's orders that are in one of these states, as they stand, the newest first. */
export const ordersInFull = (
  borrowerId: string,
  statuses: readonly OrderStatus[],
  place: { readonly limit: number; readonly offset: number },
): Promise<readonly OrderInFull[]> => someOrders().execute({ borrowerId, statuses, ...place });

const oneOrder = prepared((queries) =>
  queries.query.orders
    .findFirst({
      where: and(isOfBorrower, eq(orders.orderId, sql.placeholder('orderId'))),
      with: {
        ...withAll,
        movements: { orderBy: (payment) => [desc(payment.at), desc(payment.serialNo)] },
      },
    })
    .prepare('one_order_in_full'),
);

/** A borrower's own order, up to date, with its movements of money, the newest first. Another's is refused like an unknown one (1002). */
export async function currentOrderInFull(
  borrowerId: string,
  orderId: string,
  now: Date,
): Promise<OrderWithMovements> {
  const read = async () => {
    if (!isUuid(orderId)) throw unknownOrder();
    const found = await oneOrder().execute({ borrowerId, orderId });
    if (found === undefined) throw unknownOrder();
    return found;
  };
  const found = await read();
  return (await catchUpDue([found], now)) ? read() : found;
}
