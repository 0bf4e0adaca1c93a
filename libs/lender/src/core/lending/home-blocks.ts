import type { PlannedCollection } from '@clearloan/loan-contract';
import { thisLender } from '../../platform/lender/lender';
import { formatDayWithYear } from '@clearloan/formatting';
import type {
  AnnouncementItem,
  HomeBlock,
  LargeCardItem,
  Product as ProductShape,
  RepayItem,
} from '@clearloan/loans/contract';
import { pathTo } from '@clearloan/routes';
import { addDays, splitTotal } from '@clearloan/loan-math';
import { msg } from '@lingui/core/macro';
import { problemIdOf, type Problem } from '../../modules/complaints/reports/answered-problems';
import { titleOf } from '../../modules/complaints/reports/kinds';
import { businessDay } from '../../platform/context/clock';
import { debtOn, leftWithoutLateFees, nextRow, openWithoutLateFee } from '../servicing/debt';
import { debtGrowth } from '../servicing/debt-growth';
import { movedFrom } from '../servicing/debt-row';
import { paymentsInProgress } from '../servicing/in-progress';
import { plannedIn } from '../servicing/planned-collection';
import type { Translate } from '../../platform/context/product-names';
import { byCost, type Borrowable } from './borrowable';
import { exampleCost } from './kept-answers';
import { isClosed, isRunning } from '../orders/order-moves';
import { checkingReason, checkingStatus, reasonText } from '../orders/order-words';
import type { ListedOrder } from './orders-in-full';
import { translateProductName } from '../../platform/context/product-names';
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
  /** Reports with an answer that the borrower has not judged, newest first. */
  readonly answered: readonly Problem[];
  /** What is available to this person, cheapest first. */
  readonly best: readonly Borrowable[];
  readonly today: string;
  readonly language: string;
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
    left: leftWithoutLateFees(debt),
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

/** News for this borrower: loans under review, payments that need their confirmation, answers, decisions, offers that end soon. */
export function announcementBlock(home: HomeContext): HomeBlock[] {
  const items = [
    ...checkedNews(home),
    ...paymentNews(home),
    ...answerNews(home),
    ...endedNews(home),
    ...offerNews(home),
  ];
  return items.length === 0 ? [] : [{ type: 'ANNOUNCEMENT', items }];
}

const checkedNews = ({ own, t }: HomeContext): AnnouncementItem[] =>
  own
    .filter(({ parked }) => parked !== null)
    .map(({ orderId, parked }) => ({
      announcementId: `checked-${orderId}`,
      title: t(checkingStatus),
      text: t(checkingReason),
      at: parked?.since.toISOString(),
      linkUrl: pathTo('loanDetailUrl', { orderId }),
    }));

const paymentNews = ({ own, today, t }: HomeContext): AnnouncementItem[] =>
  own.flatMap(({ orderId, loan, movements, status, product }) => {
    if (loan === null || !isRunning(status)) return [];
    const name = translateProductName(product.name, t);
    return paymentsInProgress(movements, debtOn(loan, today))
      .filter((payment) => payment.status === 'amountDiffers')
      .map(({ paymentId, since }) => ({
        announcementId: `payment-${paymentId}`,
        title: t(msg`Check your payment amount`),
        text: t(msg`The amount you paid for ${name} doesn’t match your bank’s. Check it and send it again.`),
        at: since,
        linkUrl: pathTo('paymentDetail', { orderId, paymentId }),
      }));
  });

/** For how many days an answer and an ended order are news. */
const newsDays = 14;
const isNews = (at: Date, today: string): boolean => addDays(businessDay(at), newsDays) >= today;

const answerNews = ({ answered, today, t }: HomeContext): AnnouncementItem[] => {
  const recent = answered.filter(({ statusAt }) => isNews(statusAt, today));
  return recent.map((problem) => ({
    announcementId: `answer-${problemIdOf(problem)}-${problem.statusAt.toISOString()}`,
    title: t(msg`We’ve answered your report`),
    text: t(titleOf(problem.problemType, problem.problemSonType)),
    at: problem.statusAt.toISOString(),
    linkUrl: `${pathTo('complaint')}/${problemIdOf(problem)}`,
  }));
};

/** An application that was refused, and a loan that was returned. */
const endedNews = ({ own, today, t }: HomeContext): AnnouncementItem[] =>
  own.flatMap(({ orderId, status, statusAt, reason, product }) => {
    if (!isNews(statusAt, today)) return [];
    const name = translateProductName(product.name, t);
    const item = {
      announcementId: `ended-${orderId}`,
      at: statusAt.toISOString(),
      linkUrl: pathTo('loanDetailUrl', { orderId }),
    };
    if (status === 'rejected')
      return { ...item, title: t(msg`Your ${name} wasn’t approved`), text: t(reasonText[reason ?? 'staff']) };
    if (status === 'withdrawn')
      return { ...item, title: t(msg`You returned your ${name}`), text: t(msg`You owe nothing more on it.`) };
    return [];
  });

const offerNews = ({ own, language, t }: HomeContext): AnnouncementItem[] =>
  own.flatMap((order) => {
    const { status, offerUntil, orderId, product } = order;
    if (status !== 'approved' || offerUntil === null) return [];
    const name = translateProductName(product.name, t);
    const day = formatDayWithYear(businessDay(offerUntil), language);
    return {
      announcementId: `offer-${orderId}`,
      title: t(msg`Your ${name} is approved`),
      text: t(msg`The offer is valid until ${day}. Saying no is free.`),
      at: order.statusAt.toISOString(),
    };
  });
