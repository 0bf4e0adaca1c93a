import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { prepared } from '../../platform/database/connection';
import { debtTerms, inFull, type DebtTerms, type InFull, type Loan } from '../servicing/debt';
import { rowsInProgress, type PaymentRow } from '../servicing/in-progress';
import type { LedgerEntry } from '../servicing/ledger';
import { mandates } from '../../platform/database/schema/mandates';
import { payments } from '../../platform/database/schema/payments';
import type { AnnouncedCollection, Mandate } from '../servicing/mandate-events';
import { catchUpDue } from './catch-up';
import type { OrderStatus } from '../orders/order-moves';
import { unknownOrder, type Order } from '../orders/orders';
import { isUuid } from '../../platform/context/uuid';
import type { Product } from '../orders/products';
import { orders } from '../../platform/database/schema/orders';

/** An order with its product and, once signed, its loan: one statement, so all of it is consistent. */
export type OrderInFull = Order & {
  readonly product: Product;
  readonly loan: LoanInFull | null;
  readonly movements: readonly (typeof payments.$inferSelect)[];
  readonly mandates: readonly MandateInFull[];
};
/** An active or paused mandate with the payments it announced; an order has at most one. */
type MandateInFull = Pick<Mandate, 'mandateId' | 'status' | 'activeFrom' | 'cap'> & {
  readonly collections: readonly AnnouncedCollection[];
};
export type LoanInFull = InFull<Loan> & { readonly entries: readonly LedgerEntry[] };

/** The same, with only the parts of product and loan that a list of orders shows. */
export type ListedOrder = Order & {
  readonly product: Pick<Product, keyof typeof listed.product.columns>;
  readonly loan: InFull<DebtTerms> | null;
  /** Payments that may be in progress, newest first. */
  readonly movements: readonly PaymentRow[];
  readonly mandates: readonly MandateInFull[];
};

const mandateInFull = {
  columns: { mandateId: true, status: true, activeFrom: true, cap: true },
  where: ne(mandates.status, 'cancelled'),
  with: {
    collections: {
      columns: {
        mandateId: true,
        periodNo: true,
        dueDate: true,
        amount: true,
        warnedAt: true,
        outcome: true,
        retryAt: true,
      },
    },
  },
} as const;

/** Selects these parts, for `with` in a query. */
export const listed = {
  product: {
    columns: {
      productId: true,
      name: true,
      confirmation: true,
      exampleAmount: true,
      exampleTenure: true,
      tenures: true,
      amountMax: true,
    },
  },
  loan: { columns: debtTerms, with: inFull },
  parked: true,
  movements: { ...rowsInProgress, orderBy: desc(payments.serialNo) },
  mandates: mandateInFull,
} as const;
const entries = { columns: { ...inFull.entries.columns, paymentId: true } } as const;
const newestFirst = [desc(orders.createdAt), desc(orders.serialNo)];

const isOfBorrower = eq(orders.borrowerId, sql.placeholder('borrowerId'));

const pageOfOrders = prepared((queries) =>
  queries.query.orders
    .findMany({
      where: and(isOfBorrower, sql`${orders.status} = any(${sql.placeholder('statuses')})`),
      orderBy: newestFirst,
      limit: sql.placeholder('limit'),
      offset: sql.placeholder('offset'),
      with: listed,
    })
    .prepare('some_orders_listed'),
);

/** A borrower's orders in one of these states, as stored, newest first. */
export const listedOrders = (
  borrowerId: string,
  statuses: readonly OrderStatus[],
  page: { readonly limit: number; readonly offset: number },
): Promise<readonly ListedOrder[]> => pageOfOrders().execute({ borrowerId, statuses, ...page });

const oneOrder = prepared((queries) =>
  queries.query.orders
    .findFirst({
      where: and(isOfBorrower, eq(orders.orderId, sql.placeholder('orderId'))),
      with: {
        product: true,
        parked: true,
        loan: { with: { ...inFull, entries } },
        movements: { orderBy: (payment) => [desc(payment.at), desc(payment.serialNo)] },
        mandates: mandateInFull,
      },
    })
    .prepare('one_order_in_full'),
);

/**
 * A borrower's own order, up to date, with its payments, newest first. Another borrower's is rejected like an unknown one
 * (1002).
 */
export async function currentOrderInFull(
  borrowerId: string,
  orderId: string,
  now: Date,
): Promise<OrderInFull> {
  const read = async () => {
    if (!isUuid(orderId)) throw unknownOrder();
    const found = await oneOrder().execute({ borrowerId, orderId });
    if (found === undefined) throw unknownOrder();
    return found;
  };
  const found = await read();
  return (await catchUpDue([found], now)) ? read() : found;
}
