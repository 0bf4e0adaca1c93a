import { codes, type DataOf, type RequestOf } from '@clearloan/api-client/declare';
import { daysBetween, delayQuote as quoteDelay, splitTotal, type DelayQuote } from '@clearloan/loan-math';
import type { generatePayCode } from '@clearloan/repayment/contract';
import { msg } from '@lingui/core/macro';
import { and, count, eq } from 'drizzle-orm';
import { consumeCode } from '../../modules/codes/codes';
import { db, writableDb } from '../../platform/database/connection';
import { refuse } from '../../platform/context/refusal';
import type { RequestContext } from '../../platform/context/request-context';
import { orThrow } from '../orders/order-moves';
import { thisLender } from '../../platform/lender/lender';
import type { LockedOrder } from '../orders/orders';
import type { Message } from '../../platform/context/product-names';
import { remindOfPayments } from '../servicing/payment-times';
import type { Debt } from '../servicing/debt';
import type { DebtRow } from '../servicing/debt-row';
import { endOpenCodes } from '../servicing/pay-code-end';
import {
  aprAfterMoves,
  hasPaymentUnderWay,
  isExtraCostLawful,
  paymentUnderWayText,
} from '../servicing/moved-payments';
import { refreshLoanStatus } from '../servicing/loan-status';
import { payments } from '../../platform/database/schema/payments';
import { delays } from '../../platform/database/schema/plan-changes';
import { transactionShape } from '../servicing/transaction-shape';

/** How long a payment may be delayed, in days. */
export const delayDays = [7, 14] as const;

/** How often payments of this loan were delayed. */
export async function delaysUsed(orderId: string): Promise<number> {
  const [used] = await db()
    .select({ used: count() })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.purpose, 'delay')));
  return used?.used ?? 0;
}

/** Why this payment cannot be delayed now; undefined if it can. */
export async function delayRefusal({ loan }: Debt, row: DebtRow, used: number): Promise<Message | undefined> {
  if (splitTotal(row.open) === 0) return msg`This payment was already made.`;
  if (row.lateDays > 0)
    return msg`This payment is already late. You can only ask for more time before the due date.`;
  if (used >= loan.delaysAllowed) return msg`You’ve used all the delays for this loan.`;
  return (await hasPaymentUnderWay(loan.orderId, [row.periodNo])) ? paymentUnderWayText : undefined;
}

/** The cost of delaying a payment by some days. */
export function quoteFor({ loan }: Debt, row: DebtRow, days: number): DelayQuote {
  const { moneyStep } = thisLender();
  return quoteDelay({
    days,
    unpaid: splitTotal(row.open),
    dueDate: row.dueDate,
    annualRatePercent: loan.annualRatePercent,
    tenureType: loan.tenureType,
    dayCount: loan.dayCount,
    fee: loan.delayFeePerWeek * Math.ceil(days / 7),
    taxPercent: loan.taxPercent,
    moneyStep,
  });
}

/** Shown if the legal cap on the total cost leaves no room for a delay. */
export const tooDear = msg`Delaying this payment would cost more than the law allows for this loan.`;

/** The APR of the whole loan, including this delay and the earlier ones. */
export function aprWith(
  { loan, rows }: Debt,
  { periodNo }: DebtRow,
  { extraCost, newDueDate }: DelayQuote,
): string {
  return aprAfterMoves(
    loan,
    rows.map((row) => {
      const isMoved = row.periodNo === periodNo;
      return {
        amount: splitTotal(row.due) - row.due.penalty + (isMoved ? extraCost : 0),
        movedDays: daysBetween(row.originalDueDate, isMoved ? newDueDate : row.dueDate),
      };
    }),
  );
}

type Wanted = RequestContext<RequestOf<typeof generatePayCode>> & {
  readonly order: LockedOrder;
  readonly debt: Debt;
};

/** Delays a payment at once, with the borrower's code. The cost is added to the payment; nothing is paid now. */
export async function delayPayment(wanted: Wanted): Promise<DataOf<typeof generatePayCode>> {
  const { request, borrower, order, debt, now, today, t } = wanted;
  const row = debt.rows.find(({ periodNo }) => periodNo === request.periodNos[0]);
  const days = delayDays.find((each) => each === request.delayDays);
  if (row === undefined || request.periodNos.length !== 1 || days === undefined) {
    throw refuse(codes.badInput, msg`Choose how much more time you need.`, { field: 'delayDays' });
  }
  const refusal = await delayRefusal(debt, row, await delaysUsed(order.orderId));
  if (refusal !== undefined) throw refuse(codes.notAllowedNow, refusal);
  const quote = quoteFor(debt, row, days);
  if (!isExtraCostLawful(debt, quote.extraCost)) throw refuse(codes.notAllowedNow, tooDear);
  if (quote.extraCost !== request.amount) {
    throw refuse(codes.termsChanged, msg`The cost of this delay has changed. Check it again.`);
  }
  await consumeCode({ phone: borrower.phone, purpose: 'delay', code: request.smsCode ?? '' });
  await endOpenCodes(order.orderId, [row.periodNo]);
  const payment = await insertDelay(order.orderId, row.periodNo, quote, now, today);
  await remindOfPayments(orThrow(await refreshLoanStatus(order, now)));
  return transactionShape(payment, undefined, t);
}

async function insertDelay(orderId: string, periodNo: number, quote: DelayQuote, at: Date, valueDay: string) {
  const { days, fee, tax, extraInterest: interest, extraCost: amount, newDueDate } = quote;
  const [payment] = await writableDb()
    .insert(payments)
    .values({
      orderId,
      kind: 'delay',
      purpose: 'delay',
      amount,
      status: 'posted',
      at,
      valueDay,
      postedAt: at,
      periodNos: [periodNo],
    })
    .returning();
  if (payment === undefined) throw new Error('The delay was not written.');
  const { paymentId } = payment;
  await writableDb()
    .insert(delays)
    .values({ paymentId, orderId, periodNo, days, agreedOn: valueDay, newDueDate, fee, tax, interest });
  return payment;
}
