import { codes, type DataOf } from '@clearloan/api-client/declare';
import type { delayQuote, singlePaymentDelayQuote } from '@clearloan/repayment/contract';
import { msg } from '@lingui/core/macro';
import { refuse } from '../../platform/context/refusal';
import type { Handler } from '../../platform/context/request-context';
import { readOrder } from '../lending/catch-up';
import { isRunning } from '../orders/order-moves';
import type { Order } from '../orders/orders';
import type { Translate } from '../../platform/context/product-names';
import { debtOf, findLoan } from '../servicing/debt';
import { isExtraCostLawful } from '../servicing/moved-payments';
import { aprWith, delayDays, delayRefusal, delaysUsed, quoteFor, tooDear } from './delay';

type Answer = DataOf<typeof delayQuote>;

/** The cost of delaying one payment of the plan. */
export const showDelay: Handler<typeof delayQuote> = ({ request, borrower, now, today, t }) =>
  readOrder(borrower.borrowerId, request.orderId, now, (order) =>
    delayAnswer(order, request.periodNo, today, t),
  );

/** The same for a loan with a single payment. */
export const showSingleDelay: Handler<typeof singlePaymentDelayQuote> = (asked) => {
  const { request, borrower, now, today, t } = asked;
  return readOrder(borrower.borrowerId, request.orderId, now, (order) => delayAnswer(order, 1, today, t));
};

async function delayAnswer(order: Order, periodNo: number, today: string, t: Translate): Promise<Answer> {
  const loan = await findLoan(order.orderId);
  if (loan === undefined || !isRunning(order.status)) {
    throw refuse(codes.notAllowedNow, msg`There’s nothing to pay on this loan now.`);
  }
  const debt = await debtOf(loan, today);
  const row = debt.rows.find((each) => each.periodNo === periodNo);
  if (row === undefined) throw refuse(codes.notFound, msg`We couldn’t find this payment.`);
  const usedCount = await delaysUsed(order.orderId);
  const refusal = await delayRefusal(debt, row, usedCount);
  const maxCount = loan.delaysAllowed;
  if (refusal !== undefined) return { options: [], usedCount, maxCount, reason: t(refusal) };
  const quotes = delayDays
    .map((days) => quoteFor(debt, row, days))
    .filter(({ extraCost }) => isExtraCostLawful(debt, extraCost));
  if (quotes.length === 0) return { options: [], usedCount, maxCount, reason: t(tooDear) };
  const options = quotes.map((quote) => {
    const { days, fee, tax: gst, extraInterest, newDueDate: newDueTime, newTotal } = quote;
    return { days, fee, gst, extraInterest, newDueTime, newTotal, apr: aprWith(debt, row, quote) };
  });
  return { options, usedCount, maxCount };
}
