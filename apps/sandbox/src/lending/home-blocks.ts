import { brandName } from '../market/market';
import { formatDayWithYear } from '@clearloan/formatting';
import type { HomeBlock, LargeCardItem, RepayItem } from '@clearloan/loans/contract';
import { compare, ratioFromDecimal, splitTotal } from '@clearloan/loan-math';
import { msg } from '@lingui/core/macro';
import { businessDay } from '../clock/clock';
import { debtOn, leftWithoutLateFees, nextRow, openWithoutLateFee } from '../payments/debt';
import { debtGrowth } from '../payments/debt-growth';
import type { Say } from '../words/sentences';
import { costShape } from './cost-shape';
import { isClosed, isRunning } from './order-moves';
import type { Order } from './orders';
import type { OrderInFull } from './orders-in-full';
import { price } from './pricing';
import { productShape } from './product-shape';
import type { Product } from './products';

/** What the blocks of the home screen are made from. */
export interface Shelf {
  readonly products: readonly Product[];
  readonly own: readonly OrderInFull[];
  readonly asked: ReadonlyMap<string, number>;
  readonly today: string;
  readonly language: string;
  readonly say: Say;
}

/** The next payment of each running loan, the one that waits longest first. */
export function repayBlock({ own, today }: Shelf): HomeBlock[] {
  const items = own
    .filter(({ status }) => isRunning(status))
    .flatMap((order) => repayItem(order, today) ?? [])
    .sort((one, other) => one.dueTime.localeCompare(other.dueTime));
  return items.length === 0 ? [] : [{ type: 'REPAY', items }];
}

function repayItem({ orderId, loan, product }: OrderInFull, today: string): RepayItem | undefined {
  if (loan === null) return undefined;
  const debt = debtOn(loan, today);
  const row = nextRow(debt);
  if (row === undefined) return undefined;
  // Of a late fee that is paid in part, the tax is paid last.
  const penaltyTax = Math.min(row.lateFeeTax, row.open.penalty);
  return {
    orderId,
    productName: product.name,
    periodNo: row.periodNo,
    periods: debt.rows.length,
    paidPeriods: debt.rows.filter(({ open }) => splitTotal(open) === 0).length,
    dueTime: row.dueDate,
    amount: openWithoutLateFee(row),
    left: leftWithoutLateFees(debt),
    overdueDays: row.lateDays,
    penalty: row.open.penalty - penaltyTax,
    penaltyTax,
    penaltyPerDay: debtGrowth(debt, today) ?? 0,
  };
}

/** One product large: an offer that waits for this borrower, else the first one not taken yet. */
export function largeBlock(shelf: Shelf): HomeBlock[] {
  const offered = shelf.own.find(({ status }) => status === 'approved');
  const product = shelf.products.find(({ productId }) =>
    offered === undefined ? !isTaken(shelf, productId) : productId === offered.productId,
  );
  if (product === undefined) return [];
  return [{ type: 'LARGE_CARD', items: [largeCard(shelf, product, offered)] }];
}

function largeCard(
  { asked, today, say }: Shelf,
  product: Product,
  offered: Order | undefined,
): LargeCardItem {
  const wish = {
    rules: product,
    amount: product.exampleAmount,
    tenure: product.exampleTenure,
    startDate: today,
  };
  const shown = productShape(product, asked.get(product.productId) ?? 0, say);
  const { amountMin, amountStep } = product;
  const card = { ...shown, amountMin, amountStep, costExample: costShape(wish, price(wish)) };
  if (offered?.offerUntil === undefined || offered.offerUntil === null)
    return { ...card, preApproved: false };
  const openUntil = businessDay(offered.offerUntil);
  return { ...card, preApproved: true, openUntil, amountMax: offered.amountMax ?? shown.amountMax };
}

/** Two more, small. */
export function smallBlock(shelf: Shelf): HomeBlock[] {
  const large = largeBlock(shelf).flatMap((block) => (block.type === 'LARGE_CARD' ? block.items : []));
  const items = shelf.products
    .filter(
      ({ productId }) => !isTaken(shelf, productId) && large.every((card) => card.productId !== productId),
    )
    .slice(0, 2)
    .map((product) => productShape(product, shelf.asked.get(product.productId) ?? 0, shelf.say));
  return items.length === 0 ? [] : [{ type: 'SMALL_CARD', items }];
}

const isTaken = ({ own }: Shelf, productId: string): boolean =>
  own.some((order) => order.productId === productId && !isClosed(order.status));

/** All products, the cheapest first: nobody pays for a better place. */
export function listBlock({ products, asked, say }: Shelf): HomeBlock[] {
  const items = products
    .map((product) => productShape(product, asked.get(product.productId) ?? 0, say))
    .sort((one, other) => compare(ratioFromDecimal(one.aprMin), ratioFromDecimal(other.aprMin)));
  return [{ type: 'PRODUCT_LIST', items }];
}

/** What every borrower should know. */
export const bannerBlock = ({ say }: Shelf): HomeBlock[] => [
  {
    type: 'BANNER',
    items: [
      {
        key: 'neverShareCode',
        title: say(msg`Never share your code`),
        text: say(msg`Our staff will not ask for it. Pay only inside ${brandName}.`),
      },
    ],
  },
];

/** News for this borrower: offers that end soon. */
export function announcementBlock({ own, language, say }: Shelf): HomeBlock[] {
  const items = own.flatMap((order) => {
    const { status, offerUntil, orderId, product } = order;
    if (status !== 'approved' || offerUntil === null) return [];
    const { name } = product;
    const day = formatDayWithYear(businessDay(offerUntil), language);
    return {
      announcementId: `offer-${orderId}`,
      title: say(msg`Your ${name} is approved`),
      text: say(msg`The offer is open until ${day}. Saying no costs nothing.`),
      at: order.statusAt.toISOString(),
    };
  });
  return items.length === 0 ? [] : [{ type: 'ANNOUNCEMENT', items }];
}
