import { codes, type DataOf } from '@clearloan/api-client/declare';
import type { delayQuote, singlePaymentDelayQuote } from '@clearloan/repayment/contract';
import { msg } from '@lingui/core/macro';
import { refuse } from '../http/refusal';
import type { Handler } from '../http/serve';
import { readOrder } from '../lending/catch-up';
import { isRunning } from '../lending/order-moves';
import type { Order } from '../lending/orders';
import type { Say } from '../words/sentences';
import { debtOf, findLoan } from './debt';
import { aprWith, delayDays, delayRefusal, delaysUsed, isWithinLaw, quoteFor, tooDear } from './delay';

type Answer = DataOf<typeof delayQuote>;

/** What more time for one payment of the plan costs. */
export const showDelay: Handler<typeof delayQuote> = ({ request, borrower, now, today, say }) =>
  readOrder(borrower.borrowerId, request.orderId, now, (order) =>
    delayAnswer(order, request.periodNo, today, say),
  );

/** The same for a loan that is paid back at once. */
export const showSingleDelay: Handler<typeof singlePaymentDelayQuote> = (asked) => {
  const { request, borrower, now, today, say } = asked;
  return readOrder(borrower.borrowerId, request.orderId, now, (order) => delayAnswer(order, 1, today, say));
};

async function delayAnswer(order: Order, periodNo: number, today: string, say: Say): Promise<Answer> {
  const loan = await findLoan(order.orderId);
  if (loan === undefined || !isRunning(order.status)) {
    throw refuse(codes.notAllowedNow, msg`There is nothing to pay on this loan now.`);
  }
  const debt = await debtOf(loan, today);
  const row = debt.rows.find((each) => each.periodNo === periodNo);
  if (row === undefined) throw refuse(codes.notFound, msg`We could not find this payment.`);
  const usedCount = await delaysUsed(order.orderId);
  const refusal = await delayRefusal(debt, row, usedCount);
  const maxCount = loan.delaysAllowed;
  if (refusal !== undefined) return { options: [], usedCount, maxCount, reason: say(refusal) };
  const quotes = delayDays
    .map((days) => quoteFor(debt, row, days))
    .filter((quote) => isWithinLaw(debt, quote));
  if (quotes.length === 0) return { options: [], usedCount, maxCount, reason: say(tooDear) };
  const options = quotes.map((quote) => {
    const { days, fee, tax: gst, extraInterest, newDueDate: newDueTime, newTotal } = quote;
    return { days, fee, gst, extraInterest, newDueTime, newTotal, apr: aprWith(debt, row, quote) };
  });
  return { options, usedCount, maxCount };
}
