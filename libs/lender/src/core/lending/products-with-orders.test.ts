import { eq } from 'drizzle-orm';
import { businessNow } from '../../platform/context/clock';
import { autocommit, db } from '../../platform/database/connection';
import { runningLoan } from '../payments/testing/running-loan';
import { ordersOf } from '../orders/orders';
import { readProductsWithOrders } from './products-with-orders';
import { orders, products } from '../../platform/database/schema/orders';
import { lenderInBalance } from './testing/lender-in-balance';

const lender = lenderInBalance();
const dayMs = 86_400_000;

const askedFor = async (productId: string, at: Date) =>
  (await readProductsWithOrders(undefined, at)).sold.find(({ product }) => product.productId === productId)
    ?.asked;

async function orderOfNewBorrower() {
  const { orderId, walk } = await runningLoan(lender);
  const [order] = await db().select().from(orders).where(eq(orders.orderId, orderId));
  if (order === undefined) throw new Error('The loan has no order.');
  return { order, walk };
}

it('the count of recent applicants covers exactly the last 24 hours', async () => {
  const { order } = await orderOfNewBorrower();
  const { productId, createdAt } = order;
  const after = (ms: number) => new Date(createdAt.getTime() + ms);
  const atOnce = await askedFor(productId, createdAt);
  expect(atOnce).toBeGreaterThan(0);
  expect(await askedFor(productId, after(dayMs))).toBe(1);
  expect(await askedFor(productId, after(dayMs + 1))).toBe(0);
  expect(await askedFor(productId, after(-1))).toBe(Number(atOnce) - 1);
});

it('a borrower gets only their own orders, newest first, as stored', async () => {
  const { order, walk } = await orderOfNewBorrower();
  await walk.loan(200_000, 4, 'salary');
  const { own } = await readProductsWithOrders(order.borrowerId, await businessNow());
  const stored = await ordersOf(order.borrowerId);
  expect(stored).toHaveLength(2);
  expect(own).toMatchObject(stored);
  expect(own.map(({ product }) => product.productId)).toEqual(['salary', 'everyday']);
  expect((await readProductsWithOrders(undefined, await businessNow())).own).toEqual([]);
});

it('an added product is listed at its position until it is removed', async () => {
  const shown = async () =>
    (await readProductsWithOrders(undefined, await businessNow())).sold.map(({ product }) => product);
  const before = await shown();
  const [first] = before;
  if (first === undefined) throw new Error('There are no products.');
  const added = { ...first, productId: 'added', name: 'Added "loan", (new)', position: -1 };
  await autocommit().insert(products).values(added);
  expect(await shown()).toEqual([added, ...before]);
  await autocommit().delete(products).where(eq(products.productId, 'added'));
  expect(await shown()).toEqual(before);
});
