import type { Cost } from '@clearloan/loan-contract';
import { sum } from '@clearloan/loan-math';
import type { loanDetails } from '@clearloan/loan-view/contract';
import { mainCard } from '../../modules/certification/cards';
import type { Handler } from '../../platform/context/request-context';
import { debtOn, lastDay, openAmount, overdueDays, type Debt } from '../servicing/debt';
import { debtGrowth } from '../servicing/debt-growth';
import { transactionsShape } from '../servicing/movements';
import { coolingOffOffer, payoffOf } from '../servicing/payoff';
import { plannedIn } from '../servicing/planned-collection';
import { plansShape, underWayIn, type MoneyUnderWay } from '../servicing/plan-shape';
import { canCollect } from '../../platform/lender/lender';
import { type Translate, translateProductName } from '../../platform/context/product-names';
import { costShape } from '../orders/cost-shape';
import { isRunning } from '../orders/order-moves';
import { checkingReason, checkingStatus, nextRoute, reasonText, statusText } from '../orders/order-words';
import { orderNoOf, type Order } from '../orders/orders';
import { currentOrderInFull, type LoanInFull, type OrderInFull } from './orders-in-full';
import { price, choiceOf } from '../orders/pricing';
import type { Product } from '../orders/products';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { db } from '../../platform/database/connection';
import { orderHistory } from '../../platform/database/schema/orders';

/** Returns one loan in full; before signing, with the price of the product's example. */
export const showLoan: Handler<typeof loanDetails> = async ({ request, borrower, now, today, t }) => {
  const order = await currentOrderInFull(borrower.borrowerId, request.orderId, now);
  const { product, loan } = order;
  const facts = {
    ...orderFacts(order, product, t),
    lender: { legalName: product.lenderName, registration: product.lenderRegistration },
  };
  if (loan !== null) return { ...facts, ...signed(order, loan, now, today, t) };
  const usual = order.status === 'reviewing' ? await usualReviewMinutes() : undefined;
  return { ...facts, ...(await unsigned(order, product, today)), usualReviewMinutes: usual };
};

const orderFacts = (order: Order, product: Product, t: Translate) => ({
  orderId: order.orderId,
  orderNo: orderNoOf(order),
  productId: product.productId,
  productName: translateProductName(product.name, t),
  orderStatus: order.status,
  orderStatusText: t(order.parked === null ? statusText[order.status] : checkingStatus),
  checkedSince: order.parked?.since.toISOString(),
  statusAt: order.statusAt.toISOString(),
  next: order.parked === null ? nextRoute(order.status, product.confirmation) : undefined,
  reason: reasonOf(order, t),
  retryAt: order.retryAt ?? undefined,
});

function reasonOf({ parked, reason }: Order, t: Translate): string | undefined {
  if (parked !== null) return t(checkingReason);
  return reason === null ? undefined : t(reasonText[reason]);
}

async function unsigned(order: Order, product: Product, today: string) {
  const { amount, tenure } = choiceOf(order, product, order.amountMax ?? product.amountMax);
  const input = { rules: product, amount, tenure, startDate: today };
  const card = await mainCard(order.borrowerId);
  return {
    ...costShape(input, price(input)),
    orderAmount: amount,
    overdueDays: 0,
    left: 0,
    transactions: [],
    bank: card && { bankName: card.bankName, tail: card.tail },
  };
}

function signed(order: OrderInFull, loan: LoanInFull, now: Date, today: string, t: Translate) {
  const debt = debtOn(loan, today);
  const { movements, mandates } = order;
  const isOwed = isRunning(order.status) && openAmount(debt) > 0;
  return {
    ...signedCost(debt, today, underWayIn(movements)),
    orderAmount: loan.principal,
    overdueDays: isOwed ? overdueDays(debt) : 0,
    loanTime: loan.paidOutAt === null ? undefined : loan.startDate,
    repayTime: lastDay(debt),
    left: openAmount(debt),
    payoffAmount: isOwed ? payoffOf(debt, today).amount : undefined,
    penaltyPerDay: isOwed ? debtGrowth(debt, today) : undefined,
    transactions: transactionsShape(movements, loan.entries, t),
    canAutopay: canCollect(),
    autopay: isOwed ? plannedIn(mandates, debt, movements) : undefined,
    bank: { bankName: loan.bankName, tail: loan.bankTail },
    coolingOff: coolingOffOffer(order, debt, now, today),
  };
}

/** The price as signed, with the current plan and the interest that early money left of it. */
function signedCost(debt: Debt, today: string, underWay: MoneyUnderWay): Cost {
  const { loan } = debt;
  const input = { rules: loan, amount: loan.principal, tenure: loan.tenure, startDate: loan.startDate };
  const priced = price(input);
  const interest = sum(debt.rows.map((row) => row.planInterest));
  return costShape(input, { ...priced, interest }, plansShape(debt, today, underWay));
}

/** The number of latest decisions used for the usual review time. */
const latest = 101;
const minuteMs = 60_000;

/** The median time of the latest decisions in minutes: at least 1, and 1 before the first decision. */
async function usualReviewMinutes(): Promise<number> {
  const sent = alias(orderHistory, 'sent');
  const isBefore = and(
    eq(sent.orderId, orderHistory.orderId),
    eq(sent.version, sql`${orderHistory.version} - 1`),
  );
  const isDecision = and(
    eq(orderHistory.from, 'reviewing'),
    inArray(orderHistory.to, ['approved', 'rejected']),
  );
  const decisions = await db()
    .select({ sentAt: sent.at, decidedAt: orderHistory.at })
    .from(orderHistory)
    .innerJoin(sent, isBefore)
    .where(isDecision)
    .orderBy(desc(orderHistory.at))
    .limit(latest);
  return usualMinutes(decisions.map(({ sentAt, decidedAt }) => decidedAt.getTime() - sentAt.getTime()));
}

/** The median of durations in milliseconds, in whole minutes rounded up; 1 if there are none. */
export function usualMinutes(durations: readonly number[]): number {
  const sorted = [...durations].sort((one, other) => one - other);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return Math.max(1, Math.ceil(median / minuteMs));
}
