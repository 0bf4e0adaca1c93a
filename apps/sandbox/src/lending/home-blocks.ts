import { brandName } from '../market/market';
import { formatDayWithYear } from '@clearloan/formatting';
import type {
  AnnouncementItem,
  HomeBlock,
  LargeCardItem,
  Product as ProductShape,
  RepayItem,
} from '@clearloan/loans/contract';
import { pathTo } from '@clearloan/routes';
import { compare, ratioFromDecimal, splitTotal } from '@clearloan/loan-math';
import { msg } from '@lingui/core/macro';
import { businessDay } from '../clock/clock';
import { debtOn, leftWithoutLateFees, nextRow, openWithoutLateFee } from '../payments/debt';
import { debtGrowth } from '../payments/debt-growth';
import { paymentsInProgress } from '../payments/in-progress';
import type { Say } from '../words/sentences';
import { exampleCost } from './example-cost';
import { isClosed, isRunning } from './order-moves';
import { checkingReason, checkingStatus } from './order-words';
import type { ListedOrder } from './orders-in-full';
import type { Product } from './products';

/** A product and how it is shown. */
interface OnShelf {
  readonly product: Product;
  readonly shape: ProductShape;
}

/** What the blocks of the home screen are made from. */
export interface Shelf {
  readonly products: readonly OnShelf[];
  readonly own: readonly ListedOrder[];
  readonly today: string;
  readonly language: string;
  readonly say: Say;
}

/** The next payment of each running loan, the one that waits longest first. */
export function repayBlock({ own, today }: Shelf): HomeBlock[] {
  const items = own
    .filter(({ status, attentionSince }) => isRunning(status) && attentionSince === null)
    .flatMap((order) => repayItem(order, today) ?? [])
    .sort((one, other) => one.dueTime.localeCompare(other.dueTime));
  return items.length === 0 ? [] : [{ type: 'REPAY', items }];
}

function repayItem({ orderId, loan, product, movements }: ListedOrder, today: string): RepayItem | undefined {
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
    paymentsInProgress: paymentsInProgress(movements, debt),
  };
}

/** One product large: an offer that waits for this borrower, else the first one not taken yet. */
export function largeBlock(shelf: Shelf): HomeBlock[] {
  const shown = largeOne(shelf);
  return shown === undefined ? [] : [{ type: 'LARGE_CARD', items: [largeCard(shelf, shown)] }];
}

const waitingOffer = ({ own }: Shelf) => own.find(({ status }) => status === 'approved');

function largeOne(shelf: Shelf): OnShelf | undefined {
  const offered = waitingOffer(shelf);
  return shelf.products.find(({ product: { productId } }) =>
    offered === undefined ? !isTaken(shelf, productId) : productId === offered.productId,
  );
}

function largeCard(shelf: Shelf, { product, shape }: OnShelf): LargeCardItem {
  const { amountMin, amountStep } = product;
  const card = { ...shape, amountMin, amountStep, costExample: exampleCost(product, shelf.today) };
  const offered = waitingOffer(shelf);
  if (offered?.offerUntil === undefined || offered.offerUntil === null)
    return { ...card, preApproved: false };
  const openUntil = businessDay(offered.offerUntil);
  return { ...card, preApproved: true, openUntil, amountMax: offered.amountMax ?? shape.amountMax };
}

/** Two more, small. */
export function smallBlock(shelf: Shelf): HomeBlock[] {
  const large = largeOne(shelf);
  const items = shelf.products
    .filter((each) => each !== large && !isTaken(shelf, each.product.productId))
    .slice(0, 2)
    .map(({ shape }) => shape);
  return items.length === 0 ? [] : [{ type: 'SMALL_CARD', items }];
}

const isTaken = ({ own }: Shelf, productId: string): boolean =>
  own.some((order) => order.productId === productId && !isClosed(order.status));

/** All products, the cheapest first: nobody pays for a better place. */
export function listBlock({ products }: Shelf): HomeBlock[] {
  const items = products
    .map(({ shape }) => ({ shape, apr: ratioFromDecimal(shape.aprMin) }))
    .sort((one, other) => compare(one.apr, other.apr))
    .map(({ shape }) => shape);
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

/** News for this borrower: loans that we look into, payments that need a word of theirs, then offers that end soon. */
export function announcementBlock(shelf: Shelf): HomeBlock[] {
  const items = [...checkedNews(shelf), ...paymentNews(shelf), ...offerNews(shelf)];
  return items.length === 0 ? [] : [{ type: 'ANNOUNCEMENT', items }];
}

const checkedNews = ({ own, say }: Shelf): AnnouncementItem[] =>
  own
    .filter(({ attentionSince }) => attentionSince !== null)
    .map(({ orderId, attentionSince }) => ({
      announcementId: `checked-${orderId}`,
      title: say(checkingStatus),
      text: say(checkingReason),
      at: attentionSince?.toISOString(),
      linkUrl: pathTo('loanDetailUrl', { orderId }),
    }));

const paymentNews = ({ own, today, say }: Shelf): AnnouncementItem[] =>
  own.flatMap(({ orderId, loan, movements, status, product: { name } }) => {
    if (loan === null || !isRunning(status)) return [];
    return paymentsInProgress(movements, debtOn(loan, today))
      .filter((payment) => payment.status === 'amountDiffers')
      .map(({ paymentId, since }) => ({
        announcementId: `payment-${paymentId}`,
        title: say(msg`Check the amount of your payment`),
        text: say(
          msg`The bank shows another amount for your payment of ${name}. Check it and send it again.`,
        ),
        at: since,
        linkUrl: pathTo('paymentDetail', { orderId, paymentId }),
      }));
  });

const offerNews = ({ own, language, say }: Shelf): AnnouncementItem[] =>
  own.flatMap((order) => {
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
