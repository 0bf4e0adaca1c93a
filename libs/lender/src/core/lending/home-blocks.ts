import type { PlannedCollection } from '@clearloan/loan-contract';
import { thisLender } from '../../platform/lender/lender';
import type { AnnouncementItem, HomeBlock } from '@clearloan/home/contract';
import type { LargeCardItem, Product as ProductShape, RepayItem } from '@clearloan/loan-view/contract';
import { splitTotal } from '@clearloan/loan-math';
import { msg } from '@lingui/core/macro';
import type { Message } from '../../platform/messages/messages';
import { debtOn, openAmount, nextRow, openWithoutLateFee } from '../servicing/debt';
import { debtGrowth } from '../servicing/debt-growth';
import { movedFrom } from '../servicing/debt-row';
import { paymentsInProgress } from '../servicing/in-progress';
import { plannedIn } from '../servicing/planned-collection';
import { type Translate, translateProductName } from '../../platform/context/product-names';
import { byCost, type Borrowable } from './borrowable';
import { exampleCost } from './kept-answers';
import { isClosed, isRunning } from '../orders/order-moves';
import type { ListedOrder } from './orders-in-full';
import type { Product } from '../orders/products';

/** A product with its display data. */
interface PricedProduct {
  readonly product: Product;
  readonly shape: ProductShape;
}

/** The input of the home screen's blocks. */
export interface HomeContext {
  readonly products: readonly PricedProduct[];
  readonly own: readonly ListedOrder[];
  /** Messages that are not marked as read, newest first. */
  readonly unread: readonly Message[];
  /** What is available to this person, cheapest first. */
  readonly best: readonly Borrowable[];
  readonly today: string;
  readonly t: Translate;
}

/** The next payment of each running loan, the most urgent first. */
export function repayBlock({ own, today, t }: HomeContext): HomeBlock[] {
  const items = own
    .filter(({ status, parked }) => isRunning(status) && parked === null)
    .flatMap((order) => repayItem(order, today, t) ?? [])
    .sort((one, other) => one.dueTime.localeCompare(other.dueTime));
  return items.length === 0 ? [] : [{ type: 'REPAY', items }];
}

function repayItem(
  { orderId, loan, product, movements, mandates }: ListedOrder,
  today: string,
  t: Translate,
): RepayItem | undefined {
  if (loan === null) return undefined;
  const debt = debtOn(loan, today);
  const row = nextRow(debt);
  if (row === undefined) return undefined;
  // In a partly paid late fee, the tax is paid last.
  const penaltyTax = Math.min(row.lateFeeTax, row.open.penalty);
  return {
    orderId,
    productName: translateProductName(product.name, t),
    periodNo: row.periodNo,
    periods: debt.rows.length,
    paidPeriods: debt.rows.filter(({ open }) => splitTotal(open) === 0).length,
    dueTime: row.dueDate,
    originalDueTime: movedFrom(row),
    amount: openWithoutLateFee(row),
    left: openAmount(debt),
    overdueDays: row.lateDays,
    penalty: row.open.penalty - penaltyTax,
    penaltyTax,
    penaltyPerDay: debtGrowth(debt, today) ?? 0,
    paymentsInProgress: paymentsInProgress(movements, debt),
    collectOn: collectionDay(plannedIn(mandates, debt, movements), row.periodNo),
  };
}

const collectionDay = (planned: PlannedCollection | undefined, periodNo: number): string | undefined =>
  planned?.state === 'planned' && planned.periodNo === periodNo ? planned.collectOn : undefined;

/**
 * One product in large: the cheapest that is available to this person. Not shown to someone with a loan or an open application,
 * whose home screen is about that one.
 */
export function largeBlock(home: HomeContext): HomeBlock[] {
  const [best] = forSale(home);
  return best === undefined ? [] : [{ type: 'LARGE_CARD', items: [largeCard(home, best)] }];
}

function largeCard(home: HomeContext, { product, limit }: Borrowable): LargeCardItem {
  const { amountMin, amountStep } = product;
  const costExample = exampleCost(product, home.today, limit);
  return {
    ...shapeOf(home, product),
    amountMax: limit,
    amountMin,
    amountStep,
    costExample,
    preApproved: false,
  };
}

/** The next two products, in small. */
export function smallBlock(home: HomeContext): HomeBlock[] {
  const items = forSale(home)
    .slice(1, 3)
    .map(({ product, limit }) => ({ ...shapeOf(home, product), amountMax: limit }));
  return items.length === 0 ? [] : [{ type: 'SMALL_CARD', items }];
}

const forSale = ({ own, best }: HomeContext): readonly Borrowable[] =>
  own.every(({ status }) => isClosed(status)) ? best : [];

function shapeOf({ products }: HomeContext, { productId }: Product): ProductShape {
  const found = products.find(({ product }) => product.productId === productId);
  if (found === undefined) throw new Error('The available loan is not on sale.');
  return found.shape;
}

/** All products, cheapest first: a better position cannot be bought. Someone with an overdue payment is offered nothing. */
export function listBlock({ products, own }: HomeContext): HomeBlock[] {
  if (own.some(({ status }) => status === 'overdue')) return [];
  const items = [...products]
    .sort((one, other) => byCost(one.product, other.product))
    .map(({ shape }) => shape);
  return [{ type: 'PRODUCT_LIST', items }];
}

/** General information for every borrower. */
export function bannerBlock({ t }: HomeContext): HomeBlock[] {
  const { brandName } = thisLender();
  return [
    {
      type: 'BANNER',
      items: [
        {
          key: 'neverShareCode',
          title: t(msg`Never share your code`),
          text: t(msg`Our staff will never ask for it. Only pay in ${brandName}.`),
        },
      ],
    },
  ];
}

/** What this borrower was told and has not marked as read. */
export function announcementBlock({ unread }: HomeContext): HomeBlock[] {
  const items = unread.map(({ messageId, title, text, textMessage, at, path }): AnnouncementItem => ({
    announcementId: messageId,
    title,
    text: text ?? textMessage ?? '',
    at: at.toISOString(),
    linkUrl: path,
  }));
  return items.length === 0 ? [] : [{ type: 'ANNOUNCEMENT', items }];
}
