import { codes, type DataOf } from '@clearloan/api-client/declare';
import type { loanTrial, productOffer } from '@clearloan/application/contract';
import type { productDetail } from '@clearloan/loans/contract';
import type { VerifyStep } from '@clearloan/loan-view/contract';
import { msg } from '@lingui/core/macro';
import { taskList, taskListForVisitor } from '../../modules/certification/tasks';
import { refuse } from '../../platform/context/refusal';
import type { PublicRequestContext, Handler, PublicHandler } from '../../platform/context/request-context';
import { publicLinks } from './agreements/public-agreements';
import { borrowerFacts } from '../../modules/certification/borrower-facts';
import { costShape, termsShape } from '../orders/cost-shape';
import { knownLimit } from './borrowable';
import { eligibilityOf } from './eligibility';
import { findSold } from './lawful';
import { isClosed } from '../orders/order-moves';
import { ordersOf } from '../orders/orders';
import { checkChoice, costOf, price } from '../orders/pricing';
import { openingTenure } from './opening-plan';
import { productShape } from './product-shape';
import type { Product } from '../orders/products';
import { and, count, gte, inArray } from 'drizzle-orm';
import { db } from '../../platform/database/connection';
import { orders } from '../../platform/database/schema/orders';

type Detail = DataOf<typeof productDetail>;
type Reader = Pick<PublicRequestContext<unknown>, 'borrower' | 'now' | 'language' | 't'>;

/** Returns a product and the open verification steps for it. */
export const showProduct: PublicHandler<typeof productDetail> = async ({ request, ...reader }) =>
  detailOf(await findSold(request.productId, reader.today), reader);

/** Returns a product with the full price of an example and its eligibility. */
export const showProductOffer: PublicHandler<typeof productOffer> = async ({ request, ...asked }) => {
  const { borrower, today, language, t } = asked;
  const product = await findSold(request.productId, today);
  const facts = await borrowerFacts(borrower?.borrowerId);
  const limit = knownLimit(facts, product);
  const amount = Math.min(product.exampleAmount, limit);
  const tenure = openingTenure(product, amount, facts, today);
  const input = { rules: product, amount, tenure, startDate: today };
  const priced = price(input);
  const detail = await detailOf(product, asked);
  return {
    ...detail,
    product: { ...detail.product, amountMax: limit },
    amountMin: product.amountMin,
    amountStep: product.amountStep,
    tenures: product.tenures.map((each) => ({ tenure: each, tenure_type: product.tenureType })),
    costExample: costShape(input, priced),
    terms: termsShape(product, { ...priced, charged: costOf(priced) }, today),
    eligibility: eligibilityOf({ facts, product, today, language, t }),
  };
};

async function detailOf(product: Product, { borrower, now, language, t }: Reader): Promise<Detail> {
  const asked = await applicationsToday([product.productId], now);
  const verify = await verifySteps(borrower?.borrowerId, t);
  const own = borrower === undefined ? [] : await ordersOf(borrower.borrowerId);
  const open = own.find((order) => order.productId === product.productId && !isClosed(order.status));
  return {
    product: productShape(product, asked.get(product.productId) ?? 0, language),
    orderId: open?.orderId,
    verify,
    // A submitted application or a loan has no next step.
    nextStep: borrower && (open?.status ?? 'draft') === 'draft' ? stepAhead(verify, t) : undefined,
    agreement: publicLinks,
  };
}

/** The first open required step. If there is none, the application can be submitted. */
function stepAhead(verify: readonly VerifyStep[], t: Reader['t']): Detail['nextStep'] {
  const next = verify.find(
    ({ required, status }) => required && (status === 'todo' || status === 'rejected'),
  );
  return next ? { step: next.taskType, title: next.title } : { step: 'push', title: t(msg`Send`) };
}

/** The verification steps; a step can be opened when those before it are done. A visitor may read the questions. */
async function verifySteps(borrowerId: string | undefined, t: Reader['t']): Promise<VerifyStep[]> {
  if (borrowerId === undefined)
    return taskListForVisitor(t).map(({ taskType, title, status, required }) => ({
      taskType,
      title,
      status,
      required,
      canClick: false,
    }));
  const tasks = await taskList(borrowerId, t);
  const firstOpen = tasks.findIndex(({ status }) => status !== 'done');
  return tasks.map(({ taskType, title, status, required, reason }, index) => {
    const canClick = firstOpen === -1 || index <= firstOpen;
    return { taskType, title, status, required, canClick, reason };
  });
}

/** Prices an amount and a tenure before anything is agreed, within the product's limits. */
export const tryPrice: Handler<typeof loanTrial> = async ({ request, today }) => {
  const product = await findSold(request.productId, today);
  const { amount, tenure, tenure_type: tenureType } = request;
  checkChoice(product, product.amountMax, amount, tenure);
  if (tenureType !== product.tenureType)
    throw refuse(codes.badInput, msg`Choose a different term.`, { field: 'tenure_type' });
  const input = { rules: product, amount, tenure, startDate: today };
  return costShape(input, price(input));
};

const dayMs = 86_400_000;

/** The applications per product in the last 24 hours: counted, never made up. */
async function applicationsToday(
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
