import { codes, type DataOf } from '@clearloan/api-client/declare';
import type { applyForProduct } from '@clearloan/application/contract';
import type { submitApplication, withdrawApplication } from '@clearloan/loans/contract';
import { msg } from '@lingui/core/macro';
import { and, desc, eq, gt, isNotNull } from 'drizzle-orm';
import { missingTasks } from '../../modules/certification/tasks';
import { db, writableDb } from '../../platform/database/connection';
import { refuse } from '../../platform/context/refusal';
import type { Handler, RequestFor } from '../../platform/context/request-context';
import { catchUpAll, currentOrderForWrite } from './catch-up';
import { beginReview } from './outside-answers';
import { findSold } from './lawful';
import { payFirst, refuseWhileLate } from './confirmation';
import { nextRoute } from '../orders/order-words';
import { isClosed, orThrow } from '../orders/order-moves';
import { moveOrder, ordersOf, type Order } from '../orders/orders';
import { checkChoice } from '../orders/pricing';
import type { Product } from '../orders/products';
import { orderHistory, orders } from '../../platform/database/schema/orders';

/** Creates an application, or returns the open one: applying twice creates one order. */
export const apply: Handler<typeof applyForProduct> = async ({ request, borrower, now, today, t }) => {
  const { borrowerId } = borrower;
  const product = await findSold(request.productId, today);
  await catchUpAll(borrowerId, now);
  const own = await ordersOf(borrowerId);
  if (own.some(({ status }) => status === 'overdue')) {
    return { result: 'refused', dialog: { title: t(msg`Not this time`), text: t(payFirst) } };
  }
  const retryAt = await retryDay(borrowerId, product.productId, today);
  if (retryAt !== undefined) {
    const text = t(msg`We couldn’t approve this loan last time. You can apply again later.`);
    return { result: 'refused', dialog: { title: t(msg`Not this time`), text }, retryAt };
  }
  const open = own.find((order) => order.productId === product.productId && !isClosed(order.status));
  const choice = choiceIn(request, product);
  const order = open ?? (await insertDraft(borrowerId, product.productId, choice, now));
  if (open?.status === 'draft' && Object.keys(choice).length > 0) await changeChoice(open, choice);
  return goOn(order, product.confirmation);
};

type Confirmation = Product['confirmation'];
type Choice = Partial<Pick<Order, 'chosenAmount' | 'chosenTenure'>>;

/** What the borrower tried; what is absent leaves the application as it is. Rejects what the product does not offer. */
function choiceIn({ amount, tenure }: RequestFor<typeof applyForProduct>, product: Product): Choice {
  const { amountMax, exampleAmount, exampleTenure } = product;
  checkChoice(product, amountMax, amount ?? exampleAmount, tenure ?? exampleTenure);
  return {
    ...(amount === undefined ? {} : { chosenAmount: amount }),
    ...(tenure === undefined ? {} : { chosenTenure: tenure }),
  };
}

function goOn(order: Order, confirmation: Confirmation): DataOf<typeof applyForProduct> {
  return {
    result: 'go',
    orderId: order.orderId,
    next: nextRoute(order.status, confirmation) ?? 'loanDetailUrl',
  };
}

/** Applying again for an application that is not sent yet changes what it stands for. */
const changeChoice = ({ orderId }: Order, choice: Choice) =>
  writableDb()
    .update(orders)
    .set(choice)
    .where(and(eq(orders.orderId, orderId), eq(orders.status, 'draft')));

/** Concurrent requests create one order: the table allows one open order per product and borrower. */
async function insertDraft(borrowerId: string, productId: string, choice: Choice, now: Date): Promise<Order> {
  const [fresh] = await writableDb()
    .insert(orders)
    .values({ borrowerId, productId, ...choice, status: 'draft', createdAt: now, statusAt: now })
    .onConflictDoNothing()
    .returning();
  if (fresh !== undefined) {
    await writableDb()
      .insert(orderHistory)
      .values({ orderId: fresh.orderId, version: 1, from: '', to: 'draft', at: now });
    return { ...fresh, parked: null };
  }
  const open = (await ordersOf(borrowerId)).find(
    (each) => each.productId === productId && !isClosed(each.status),
  );
  if (open === undefined) throw refuse(codes.processing, msg`We’re still working on this. Wait a moment.`);
  return open;
}

/** The day from which the borrower may apply for this product again; undefined if that is now. */
async function retryDay(borrowerId: string, productId: string, today: string): Promise<string | undefined> {
  const [refused] = await db()
    .select({ retryAt: orders.retryAt })
    .from(orders)
    .where(
      and(
        eq(orders.borrowerId, borrowerId),
        eq(orders.productId, productId),
        isNotNull(orders.retryAt),
        gt(orders.retryAt, today),
      ),
    )
    .orderBy(desc(orders.retryAt))
    .limit(1);
  return refused?.retryAt ?? undefined;
}

/** Submits the completed application for review. A repeat returns the current status. */
export const submit: Handler<typeof submitApplication> = async (context) => {
  const { request, borrower, now, today, language } = context;
  const order = await currentOrderForWrite(borrower, request.orderId, now);
  if (order.status === 'reviewing') return { orderStatus: order.status };
  await findSold(order.productId, today);
  await refuseWhileLate(borrower.borrowerId, today);
  const missing = await missingTasks(borrower.borrowerId);
  if (order.status === 'draft' && missing.length > 0) {
    throw refuse(codes.notAllowedNow, msg`Something is missing. Finish the steps first.`);
  }
  await beginReview(order);
  const sent = orThrow(await moveOrder(order, 'reviewing', now, { language }));
  return { orderStatus: sent.status };
};

/** Withdraws an undecided application. A decided one ends with the answer to the offer instead. */
export const withdraw: Handler<typeof withdrawApplication> = async ({ request, borrower, now }) => {
  const order = await currentOrderForWrite(borrower, request.orderId, now);
  if (order.reason === 'takenBack') return { orderStatus: order.status };
  if (order.status !== 'reviewing' && order.status !== 'draft') throw decided();
  const ended = orThrow(await moveOrder(order, 'cancelled', now, { reason: 'takenBack' }));
  return { orderStatus: ended.status };
};

const decided = () =>
  refuse(codes.notAllowedNow, msg`This application has already been decided. Check it again.`);
