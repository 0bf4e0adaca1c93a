import { codes, type DataOf } from '@clearloan/api-client/declare';
import { sum } from '@clearloan/loan-math';
import type { loanPlanInfo, payTypes, planPayment } from '@clearloan/repayment/contract';
import { msg } from '@lingui/core/macro';
import { refuse } from '../../platform/context/refusal';
import type { Handler } from '../../platform/context/request-context';
import { readOrder } from '../lending/catch-up';
import { termsShape } from '../orders/cost-shape';
import type { Order } from '../orders/orders';
import { translateProductName } from '../../platform/context/product-names';
import { findProduct } from '../orders/products';
import type { Translate } from '../../platform/context/product-names';
import { channelFee, channels } from '../servicing/channels';
import {
  chargesOf,
  debtOf,
  findLoan,
  openAmount,
  nextRow,
  openWithoutLateFee,
  principalLeft,
  type Debt,
} from '../servicing/debt';
import { debtGrowth } from '../servicing/debt-growth';
import { paymentEntries } from '../servicing/ledger';
import { movementsOf, transactionsShape } from '../servicing/movements';
import type { Payment } from '../servicing/credit';
import { collectionsOf, mandateOf } from '../servicing/mandates';
import { plannedCollection } from '../servicing/planned-collection';
import { coolingOffEnding, coolingOffOffer, payoffOf } from '../servicing/payoff';
import { planShape, plansShape, underWayIn } from '../servicing/plan-shape';

/** Rejects with 1003 before the payout: nothing can be paid yet, and the plan starts on its day. */
async function signedDebt(order: Order, today: string): Promise<Debt> {
  const loan = await findLoan(order.orderId);
  if (loan === undefined || loan.paidOutAt === null)
    throw refuse(codes.notAllowedNow, msg`This loan has no payments yet.`);
  return debtOf(loan, today);
}

/** Returns the outstanding plan and the payoff amount for today. */
export const showPlan: Handler<typeof loanPlanInfo> = ({ request, borrower, now, today, t }) =>
  readOrder(borrower.borrowerId, request.orderId, now, (order) => planOf(order, now, today, t));

async function planOf(
  order: Order,
  now: Date,
  today: string,
  t: Translate,
): Promise<DataOf<typeof loanPlanInfo>> {
  const debt = await signedDebt(order, today);
  const { loan, rows } = debt;
  const movements = await movementsOf(order.orderId);
  const ending = payoffOf(debt, today);
  const product = await findProduct(order.productId);
  return {
    orderId: order.orderId,
    productName: translateProductName(product.name, t),
    orderStatus: order.status,
    periods: rows.length,
    repay_plans: plansShape(debt, today, underWayIn(movements)),
    paid_interest: sum(rows.map((row) => row.paid.interest)),
    remain_principal: principalLeft(debt),
    payoffAmount: ending.amount,
    payoffDate: today,
    payoffSaves: ending.saves,
    coolingOff: coolingOffOffer(order, debt, now, today),
    interest_rate: loan.annualRatePercent,
    tenure_type: loan.tenureType,
    terms: termsShape(
      loan,
      {
        ...loan,
        charged: chargesOf(loan, debt.facts),
        rows: rows.map(({ originalDueDate: dueDate }) => ({ dueDate })),
      },
      loan.startDate,
    ),
    penaltyPerDay: debtGrowth(debt, today),
    transactions: transactionsShape(movements, await paymentEntries(order.orderId), t),
    autopay: await plannedOf(order.orderId, debt, movements),
  };
}

async function plannedOf(orderId: string, debt: Debt, movements: readonly Payment[]) {
  const mandate = await mandateOf(orderId);
  return mandate && plannedCollection({ mandate, known: await collectionsOf(orderId), debt, movements });
}

/** Returns one payment of the plan with its outstanding components. */
export const showPlanPayment: Handler<typeof planPayment> = ({ request, borrower, now, today, t }) =>
  readOrder(borrower.borrowerId, request.orderId, now, (order) =>
    planPaymentOf(order, request.periodNo, today, t),
  );

async function planPaymentOf(
  order: Order,
  periodNo: number,
  today: string,
  t: Translate,
): Promise<DataOf<typeof planPayment>> {
  const debt = await signedDebt(order, today);
  const row = debt.rows.find((each) => each.periodNo === periodNo);
  if (row === undefined) throw refuse(codes.notFound, msg`We couldn’t find this payment.`);
  const movements = await movementsOf(order.orderId);
  const mine = movements.filter(({ periodNos }) => periodNos.includes(row.periodNo));
  const product = await findProduct(order.productId);
  return {
    ...planShape(row, today, underWayIn(movements).get(row.periodNo)),
    orderId: order.orderId,
    productName: translateProductName(product.name, t),
    periods: debt.rows.length,
    split: row.open,
    transactions: transactionsShape(mine, await paymentEntries(order.orderId), t),
  };
}

/** Lists the payment methods, each with its fee for the amount in question. */
export const listPayTypes: Handler<typeof payTypes> = ({ request, borrower, now, today, t }) =>
  readOrder(borrower.borrowerId, request.orderId, now, async (order) => {
    const debt = await signedDebt(order, today);
    return { list: channelList(amountOf(debt, request.purpose, today), t) };
  });

function channelList(amount: number, t: Translate) {
  return channels().map((channel) => ({
    payType: channel.payType,
    name: t(channel.name),
    kind: channel.kind,
    fee: channelFee(channel, amount),
    speed: t(channel.speed),
    min: channel.min,
    max: channel.max,
    canEditAmount: channel.canEditAmount,
    hours: t(channel.hours),
  }));
}

function amountOf(debt: Debt, purpose: 'period' | 'amount' | 'payoff' | 'coolingOff', today: string): number {
  if (purpose === 'payoff') return payoffOf(debt, today).amount;
  if (purpose === 'coolingOff') return coolingOffEnding(debt, today).amount;
  if (purpose === 'amount') return openAmount(debt);
  const next = nextRow(debt);
  return next === undefined ? 0 : openWithoutLateFee(next) + next.open.penalty;
}
