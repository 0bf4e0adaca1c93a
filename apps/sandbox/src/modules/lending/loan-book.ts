import { inProgress, type PaymentInProgress } from '@clearloan/api-client/declare';
import { addMonths } from '@clearloan/loan-math';
import { msg } from '@lingui/core/macro';
import { businessNow } from '../../context/clock';
import type { LoanBook } from '../../context/loan-book';
import { debtOf, findLoan, leftOf } from '../servicing/debt';
import { paymentsInProgress } from '../servicing/in-progress';
import { movementsOf } from '../servicing/movements';
import type { Message } from '../../context/messages';
import { borrowerFacts } from '../certification/borrower-facts';
import { catchUpAll, currentOrderForWrite } from './catch-up';
import { earnsEnough, isOfAge, limitFor } from './eligibility';
import { isSold } from './lawful';
import { isRunning, orRefuse, type OrderStatus } from '../orders/order-moves';
import { lockOrder, moveOrder, orderNoOf, ordersOf, ownOrderOrNone, type Order } from '../orders/orders';
import { moneyUnderWay, useAccount } from './payout';
import { listProducts } from '../orders/products';

/** The largest of the limits of products that are still open to this borrower; nothing while a payment is late. */
async function mostToBorrow(borrowerId: string, own: readonly Order[], today: string): Promise<number> {
  if (own.some(({ status }) => status === 'overdue')) return 0;
  const facts = await borrowerFacts(borrowerId);
  const taken = new Set(own.filter(({ status }) => isOwed(status)).map(({ productId }) => productId));
  const limits = (await listProducts())
    .filter(
      (product) =>
        isSold(product, today) && !taken.has(product.productId) && earnsEnough(facts, product) !== 'no',
    )
    .map((product) => limitFor(facts, product));
  return isOfAge(facts, today) === 'no' ? 0 : Math.max(0, ...limits);
}

/** How long the accounts of a loan are kept after it ended. */
const yearsKept = 5;

const isOwed = (status: OrderStatus): boolean =>
  isRunning(status) || status === 'disbursing' || status === 'disburseFailed';
const isRepaid = (status: OrderStatus): boolean => status === 'settled' || status === 'withdrawn';

function openLoanText(order: Order): Message {
  const orderNo = orderNoOf(order);
  return msg`Your loan ${orderNo} is still open.`;
}

const isApplication = ({ status }: Order): boolean =>
  status === 'draft' || status === 'reviewing' || status === 'approved';

/** What other domains may ask about a borrower's loans. */
export const loanBook: LoanBook = {
  figures: async (borrowerId, today) => {
    await catchUpAll(borrowerId, await businessNow());
    const own = await ordersOf(borrowerId);
    let leftToPay = 0;
    const underWay: PaymentInProgress[] = [];
    for (const order of own.filter(({ status }) => isRunning(status))) {
      const loan = await findLoan(order.orderId);
      if (loan === undefined) continue;
      const debt = await debtOf(loan, today);
      leftToPay += leftOf(debt);
      underWay.push(...paymentsInProgress(await movementsOf(order.orderId), debt));
    }
    return {
      leftToPay,
      paymentsInProgress: inProgress(underWay),
      amountMax: await mostToBorrow(borrowerId, own, today),
    };
  },
  standingAgainstDeletion: async (borrowerId) => {
    await catchUpAll(borrowerId, await businessNow());
    const own = await ordersOf(borrowerId);
    return own.filter(({ status }) => isOwed(status)).map(openLoanText);
  },
  keptAfterDeletion: async (borrowerId, today) => {
    const hasSigned = (await ordersOf(borrowerId)).some(({ status }) => isOwed(status) || isRepaid(status));
    const why = msg`The law wants the accounts of a loan kept.`;
    return hasSigned
      ? [{ what: msg`Your loan agreements and payments`, why, until: addMonths(today, 12 * yearsKept) }]
      : [];
  },
  hasOrder: async (borrowerId, orderId) => (await ownOrderOrNone(borrowerId, orderId)) !== undefined,
  checkNoMoneyUnderWay: async ({ borrowerId }) => {
    const now = await businessNow();
    const isUnderWay = ({ status, wakeAt }: Order) =>
      status === 'disbursing' && (wakeAt === null || wakeAt > now);
    if ((await ordersOf(borrowerId)).some(isUnderWay)) throw moneyUnderWay();
  },
  useCard: async (borrower, orderId, cardId) => {
    const now = await businessNow();
    await useAccount(await currentOrderForWrite(borrower, orderId, now), cardId, now);
  },
  endApplications: async ({ borrowerId }, at) => {
    for (const { orderId } of await ordersOf(borrowerId)) {
      const order = await lockOrder(orderId);
      if (isApplication(order)) orRefuse(await moveOrder(order, 'cancelled', at, { reason: 'byBorrower' }));
    }
  },
};
