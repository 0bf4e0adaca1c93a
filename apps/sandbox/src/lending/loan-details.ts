import type { Cost } from '@clearloan/api-client/declare';
import { sum } from '@clearloan/loan-math';
import type { loanDetails } from '@clearloan/loans/contract';
import { mainCard } from '../cards/cards';
import type { Handler } from '../http/serve';
import { debtOn, leftOf, overdueDays, type Debt } from '../payments/debt';
import { debtGrowth } from '../payments/debt-growth';
import { transactionsShape } from '../payments/movements';
import { coolingOffOffer, payoffOf } from '../payments/payoff';
import { plansShape, verifyingPeriods } from '../payments/plan-shape';
import type { Say } from '../words/sentences';
import { costShape } from './cost-shape';
import { isRunning } from './order-moves';
import { checkingReason, checkingStatus, nextRoute, reasonWords, statusWords } from './order-words';
import { orderNoOf, type Order } from './orders';
import { currentOrderInFull, type LoanInFull, type OrderInFull } from './orders-in-full';
import { price } from './pricing';
import type { Product } from './products';

/** Shows one loan whole; before it is signed, the price of the product's example. */
export const showLoan: Handler<typeof loanDetails> = async ({ request, borrower, now, today, say }) => {
  const order = await currentOrderInFull(borrower.borrowerId, request.orderId, now);
  const { product, loan } = order;
  const facts = {
    ...orderFacts(order, product, say),
    lender: { legalName: product.lenderName, registration: product.lenderRegistration },
  };
  if (loan === null) return { ...facts, ...(await unsigned(order, product, today)) };
  return { ...facts, ...signed(order, loan, now, today, say) };
};

const orderFacts = (order: Order, product: Product, say: Say) => ({
  orderId: order.orderId,
  orderNo: orderNoOf(order),
  productId: product.productId,
  productName: product.name,
  orderStatus: order.status,
  orderStatusText: say(order.attentionSince === null ? statusWords[order.status] : checkingStatus),
  checkedSince: order.attentionSince?.toISOString(),
  statusAt: order.statusAt.toISOString(),
  next: order.attentionSince === null ? nextRoute(order.status, product.confirmation) : undefined,
  reason: reasonOf(order, say),
  retryAt: order.retryAt ?? undefined,
});

function reasonOf({ attentionSince, reason }: Order, say: Say): string | undefined {
  if (attentionSince !== null) return say(checkingReason);
  return reason === null ? undefined : say(reasonWords[reason]);
}

async function unsigned(order: Order, product: Product, today: string) {
  const amount = Math.min(product.exampleAmount, order.amountMax ?? product.amountMax);
  const wish = { rules: product, amount, tenure: product.exampleTenure, startDate: today };
  const card = await mainCard(order.borrowerId);
  return {
    ...costShape(wish, price(wish)),
    orderAmount: amount,
    overdueDays: 0,
    left: 0,
    transactions: [],
    bank: card && { bankName: card.bankName, tail: card.tail },
  };
}

function signed(order: OrderInFull, loan: LoanInFull, now: Date, today: string, say: Say) {
  const debt = debtOn(loan, today);
  const { movements } = order;
  const isOwed = isRunning(order.status) && leftOf(debt) > 0;
  return {
    ...signedCost(debt, today, verifyingPeriods(movements)),
    orderAmount: loan.principal,
    overdueDays: isOwed ? overdueDays(debt) : 0,
    loanTime: loan.startDate,
    repayTime: debt.rows.at(-1)?.dueDate,
    left: leftOf(debt),
    payoffAmount: isOwed ? payoffOf(debt, today).amount : undefined,
    penaltyPerDay: isOwed ? debtGrowth(debt, today) : undefined,
    transactions: transactionsShape(movements, loan.entries, say),
    bank: { bankName: loan.bankName, tail: loan.bankTail },
    coolingOff: coolingOffOffer(order, debt, now, today),
  };
}

/** The price as it was signed, with the plan as it stands. */
function signedCost(debt: Debt, today: string, verifying: ReadonlySet<number>): Cost {
  const { loan } = debt;
  const wish = { rules: loan, amount: loan.principal, tenure: loan.tenure, startDate: loan.startDate };
  const priced = price(wish);
  const interest = sum(priced.rows.map((row) => row.interest));
  return costShape(wish, { ...priced, interest }, plansShape(debt, today, verifying));
}
