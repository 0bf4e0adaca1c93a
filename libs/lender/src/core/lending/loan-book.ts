import { codes } from '@clearloan/api-client/declare';
import { inProgress, type PaymentInProgress } from '@clearloan/loan-contract';
import { msg } from '@lingui/core/macro';
import { and, eq } from 'drizzle-orm';
import { businessNow } from '../../platform/context/clock';
import { db } from '../../platform/database/connection';
import { orders } from '../../platform/database/schema/orders';
import { payments } from '../../platform/database/schema/payments';
import { coreWords, keptRecords } from '../../platform/context/kept-records';
import type { LoanBook } from '../../platform/context/loan-book';
import { debtOf, findLoan, openAmount } from '../servicing/debt';
import { paymentsInProgress } from '../servicing/in-progress';
import { mandateOf } from '../servicing/mandates';
import { movementsOf } from '../servicing/movements';
import type { Message } from '../../platform/context/product-names';
import { refuse } from '../../platform/context/refusal';
import { borrowerFacts } from '../../modules/certification/borrower-facts';
import { catchUpAll, currentOrderForWrite } from './catch-up';
import { borrowable } from './borrowable';
import { aprRange } from './product-shape';
import { isSold } from './lawful';
import { isBeingPaidOut, isRunning, orThrow, type OrderStatus } from '../orders/order-moves';
import { lockOrder, moveOrder, orderNoOf, ordersOf, ownOrderOrNone, type Order } from '../orders/orders';
import { moneyUnderWay, useAccount } from './payout';
import { listProducts } from '../orders/products';

/** The cheapest loan available to this borrower, once their identity and income are known. */
async function bestOffer(borrowerId: string, own: readonly Order[], today: string) {
  const facts = await borrowerFacts(borrowerId);
  const isKnown = facts.identitySavedAt !== undefined && facts.monthlyIncome !== undefined;
  if (!isKnown) return undefined;
  const sold = (await listProducts()).filter((product) => isSold(product, today));
  return borrowable({ sold, own, facts, today })[0];
}

const isOwed = (status: OrderStatus): boolean => isRunning(status) || isBeingPaidOut(status);

function openLoanText(order: Order): Message {
  const orderNo = orderNoOf(order);
  return msg`Your loan ${orderNo} is still open.`;
}

const isApplication = ({ status }: Order): boolean =>
  status === 'draft' || status === 'reviewing' || status === 'approved';

const isInReview = (status: OrderStatus): boolean => status === 'reviewing' || status === 'approved';

const offerStands = () =>
  refuse(
    codes.notAllowedNow,
    msg`Your offer is for the person we checked. Sign or decline it before you change your name, birthday or ID number.`,
  );

/** The queries of other modules about a borrower's loans. */
export const loanBook: LoanBook = {
  figures: async (borrowerId, today) => {
    await catchUpAll(borrowerId, await businessNow());
    const own = await ordersOf(borrowerId);
    const best = await bestOffer(borrowerId, own, today);
    let leftToPay = 0;
    const underWay: PaymentInProgress[] = [];
    for (const order of own.filter(({ status }) => isRunning(status))) {
      const loan = await findLoan(order.orderId);
      if (loan === undefined) continue;
      const debt = await debtOf(loan, today);
      leftToPay += openAmount(debt);
      underWay.push(...paymentsInProgress(await movementsOf(order.orderId), debt));
    }
    return {
      leftToPay,
      paymentsInProgress: inProgress(underWay),
      amountMax: best?.limit ?? 0,
      amountMaxOf: best && { productName: best.product.name, ...aprRange(best.product) },
    };
  },
  standingAgainstDeletion: async (borrowerId) => {
    await catchUpAll(borrowerId, await businessNow());
    const own = await ordersOf(borrowerId);
    return own.filter(({ status }) => isOwed(status)).map(openLoanText);
  },
  hasRefundUnderWay: async (borrowerId) => {
    const isSending = and(eq(payments.kind, 'refund'), eq(payments.status, 'sending'));
    const [found] = await db()
      .select({ paymentId: payments.paymentId })
      .from(payments)
      .innerJoin(orders, eq(orders.orderId, payments.orderId))
      .where(and(eq(orders.borrowerId, borrowerId), isSending))
      .limit(1);
    return found !== undefined;
  },
  keptAfterDeletion: (borrowerId, today) => keptRecords(borrowerId, today, coreWords),
  draftOrder: async (borrowerId, orderId) =>
    (await ordersOf(borrowerId)).find(
      (order) => order.status === 'draft' && (orderId === undefined || order.orderId === orderId),
    )?.orderId,
  openBusiness: async (borrowerId) => {
    await catchUpAll(borrowerId, await businessNow());
    const statuses = (await ordersOf(borrowerId)).map(({ status }) => status);
    if (statuses.includes('reviewing')) return 'application';
    if (statuses.includes('approved')) return 'offer';
    return statuses.some(isOwed) ? 'loan' : undefined;
  },
  hasOrder: async (borrowerId, orderId) => (await ownOrderOrNone(borrowerId, orderId)) !== undefined,
  checkNoMoneyUnderWay: async ({ borrowerId }) => {
    if ((await ordersOf(borrowerId)).some(({ status }) => status === 'disbursing')) throw moneyUnderWay();
  },
  checkNoOffer: async ({ borrowerId }) => {
    await catchUpAll(borrowerId, await businessNow());
    for (const { orderId, status } of await ordersOf(borrowerId)) {
      // An approval that is about to be written waits for the lock, and then sees the new identity.
      if (isInReview(status) && (await lockOrder(orderId)).status === 'approved') throw offerStands();
    }
  },
  useCard: async (borrower, orderId, cardId) => {
    const now = await businessNow();
    await useAccount(await currentOrderForWrite(borrower, orderId, now), cardId, now);
  },
  needOfCard: async (borrowerId, { cardId, isMain }) => {
    const own = await ordersOf(borrowerId);
    for (const { orderId } of own.filter(({ status }) => isBeingPaidOut(status)))
      if ((await findLoan(orderId))?.cardId === cardId)
        return msg`Your loan is being paid out to this account. You can remove it once the money has arrived.`;
    for (const { orderId } of own.filter(({ status }) => isRunning(status)))
      if ((await mandateOf(orderId))?.cardId === cardId)
        return msg`Automatic payments use this account. Cancel them first.`;
    return isMain && own.some(isApplication)
      ? msg`Your application uses this account. First, add another one and set it as the main account.`
      : undefined;
  },
  endApplications: async ({ borrowerId }, at) => {
    for (const { orderId } of await ordersOf(borrowerId)) {
      const order = await lockOrder(orderId);
      if (isApplication(order)) orThrow(await moveOrder(order, 'cancelled', at, { reason: 'byBorrower' }));
    }
  },
};
