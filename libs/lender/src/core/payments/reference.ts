import { codes } from '@clearloan/api-client/declare';
import { typedReference } from '@clearloan/formatting';
import type { ReferenceAnswer, submitUtr } from '@clearloan/repayment/contract';
import { msg } from '@lingui/core/macro';
import { eq, and } from 'drizzle-orm';
import { businessDay } from '../../platform/context/clock';
import { thisLender } from '../../platform/lender/lender';
import { db, writableDb } from '../../platform/database/connection';
import { refuse } from '../../platform/context/refusal';
import type { KeepReceipt } from '../../platform/context/lending-core';
import type { Handler } from '../../platform/context/request-context';
import { currentOrderForWrite } from '../lending/catch-up';
import { isRunning } from '../orders/order-moves';
import type { LockedOrder, Order } from '../orders/orders';
import { reachedBy } from './amount-to-pay';
import { takeWaitingEntry } from './bank-entry';
import { expectMoney } from './expected';
import { remindOfPayments } from '../servicing/payment-times';
import { alreadyUsed, claimReference } from '../servicing/bank-reference';
import type { Payment } from '../servicing/credit';
import { debtOf, findLoan } from '../servicing/debt';
import type { Message } from '../../platform/context/product-names';
import { closeCode } from '../servicing/pay-code-end';
import { bankReferences, payments } from '../../platform/database/schema/payments';
import { isUuid } from '../../platform/context/uuid';
import { instantOf } from '../../platform/context/instants';

/** No single payment is larger, so a larger amount is a typing error. In minor units of a market whose amounts have the scale 1. */
const mostAmount = 1_000_000_00;

interface Sent {
  readonly order: LockedOrder;
  readonly borrowerId: string;
  readonly reference: string;
  readonly amount: number;
  readonly paymentId: string | undefined;
  readonly now: Date;
  readonly today: string;
}

/** Stores a bank reference and has the bank look it up. Its money belongs to one payment permanently (1301). */
export const sendReference =
  (keepReceipt: KeepReceipt): Handler<typeof submitUtr> =>
  async ({ request, borrower, now, today }) => {
    const { borrowerId } = borrower;
    const { orderId, amount, paymentId } = request;
    const order = await currentOrderForWrite(borrower, orderId, now);
    await checkPayTime(order, request.payTime, today);
    if (amount <= 0 || amount > mostAmount * thisLender().amountScale) {
      throw refuse(codes.amountOutOfRange, msg`Check the amount.`, { field: 'amount' });
    }
    const reference = typedReference(request.utr);
    const sent: Sent = { order, borrowerId, reference, amount, paymentId, now, today };
    const known = await ownClaim(sent);
    const answer = known === undefined ? await sendFirst(sent) : await sendAgain(sent, known);
    if (known === undefined || isUnclear(known.payment))
      await noteReceipt(sent, answer.submitId, await keepReceipt());
    return answer;
  };

/** The payment date must not be before the payout or in the future. */
async function checkPayTime({ orderId }: LockedOrder, payTime: string, today: string): Promise<void> {
  const wrong = (sentence: Message) => refuse(codes.badInput, sentence, { field: 'payTime' });
  const day = businessDay(instantOf(payTime));
  if (day > today) throw wrong(msg`This date is in the future. Enter the day you paid.`);
  const loan = await findLoan(orderId);
  if (loan !== undefined && day < loan.startDate) {
    throw wrong(msg`Your loan hadn’t been paid out by this date. Enter the day you paid.`);
  }
}

interface Claim {
  readonly looks: number;
  readonly payment: Payment;
}

/** The payment of this loan for which the reference was sent before. */
async function ownClaim({ reference, order }: Sent): Promise<Claim | undefined> {
  const [found] = await db()
    .select({ looks: bankReferences.looks, payment: payments })
    .from(bankReferences)
    .innerJoin(payments, eq(payments.paymentId, bankReferences.paymentId))
    .where(and(eq(bankReferences.reference, reference), eq(payments.orderId, order.orderId)));
  return found;
}

async function sendFirst(sent: Sent): Promise<ReferenceAnswer> {
  const payment = await paymentFor(sent);
  await claimReference({ ...sent, paymentId: payment.paymentId, at: sent.now });
  await remindOfPayments(sent.order);
  await find(sent, payment);
  return { status: 'verifying', submitId: payment.paymentId };
}

/** Takes the money of a reference that the bank has reported already, or asks the bank for it. */
async function find(sent: Sent, { paymentId }: Payment): Promise<void> {
  await takeWaitingEntry(sent.order, sent, { paymentId });
  const [payment] = await db().select().from(payments).where(eq(payments.paymentId, paymentId));
  if (payment?.status === 'verifying') await expectMoney(payment, sent.reference);
}

async function noteReceipt(
  { reference }: Sent,
  paymentId: string | undefined,
  pictureId: string | undefined,
): Promise<void> {
  if (pictureId === undefined || paymentId === undefined) return;
  await writableDb()
    .update(bankReferences)
    .set({ pictureId })
    .where(and(eq(bankReferences.reference, reference), eq(bankReferences.paymentId, paymentId)));
}

/** More corrections of an amount are no typing errors but guesses. */
const mostLooks = 6;

/** The same borrower may resubmit a reference that the bank did not find, or found with another amount. */
async function sendAgain(sent: Sent, { looks, payment }: Claim): Promise<ReferenceAnswer> {
  const submitId = payment.paymentId;
  if (payment.status === 'verifying') return { status: 'verifying', submitId };
  if (payment.status === 'refused') return { status: 'rejected', submitId };
  if (!isUnclear(payment)) throw alreadyUsed();
  await claimReference({ ...sent, paymentId: submitId, at: sent.now });
  if (looks >= mostLooks)
    throw refuse(codes.notAllowedNow, msg`We can’t check this reference again. Contact us.`);
  await lookFor(sent, payment);
  await remindOfPayments(sent.order);
  await find(sent, payment);
  return { status: 'verifying', submitId };
}

/** Not resolved by the bank: the borrower may resubmit the reference, or correct what they typed. */
const isUnclear = ({ status }: Payment): boolean => status === 'notFound' || status === 'amountDiffers';

/** The part of the submitted amount that goes to the loan. */
function withoutFee({ amount }: Sent, { fee }: Payment): number {
  if (amount > fee) return amount - fee;
  throw refuse(codes.amountOutOfRange, msg`Check the amount.`, { field: 'amount' });
}

const verifying = { status: 'verifying', nextCheckAt: null, expiresAt: null } as const;

/**
 * The payment that the reference is for, or a new one. Money for a payment may have been booked before other money ended the loan,
 * so its reference may be sent and corrected after that.
 */
async function paymentFor(sent: Sent): Promise<Payment> {
  const named = sent.paymentId === undefined ? undefined : await ownPayment(sent.order, sent.paymentId);
  if (named === undefined || isSentBack(named)) {
    if (!isRunning(sent.order.status))
      throw refuse(codes.notAllowedNow, msg`There’s nothing to pay on this loan now.`);
    return movementOf(sent);
  }
  if (!mayHaveReference(named)) {
    throw refuse(codes.notAllowedNow, msg`This code has expired. Send the reference without it.`);
  }
  await lookFor(sent, named);
  await closeCode(named.paymentId);
  return named;
}

/** The money of this code was returned, so the reference is for other money. */
const isSentBack = ({ status }: Payment): boolean => status === 'returned';

/**
 * A waiting or expired code keeps its purpose: money for the whole loan still ends it. An unresolved reference may be mistyped:
 * the correct one replaces it, so that nothing is looked up twice.
 */
const mayHaveReference = (payment: Payment): boolean =>
  isUnclear(payment) ||
  (payment.kind === 'code' && (payment.status === 'waiting' || payment.status === 'expired'));

async function movementOf({ order, amount, now, today, reference }: Sent): Promise<Payment> {
  const loan = await findLoan(order.orderId);
  const periodNos = loan === undefined ? [] : reachedBy(await debtOf(loan, today), amount);
  const [payment] = await writableDb()
    .insert(payments)
    .values({
      orderId: order.orderId,
      kind: 'reference',
      purpose: 'amount',
      payType: 'bank-transfer',
      amount,
      at: now,
      valueDay: today,
      periodNos,
      reference,
      ...verifying,
    })
    .returning();
  if (payment === undefined) throw new Error('The reference was not written.');
  return payment;
}

/** Has the bank look up this reference for that payment. */
async function lookFor(sent: Sent, payment: Payment): Promise<void> {
  const { reference } = sent;
  await writableDb()
    .update(payments)
    .set({ ...verifying, reference, amount: withoutFee(sent, payment), reason: null })
    .where(eq(payments.paymentId, payment.paymentId));
}

/** A payment of this order. Another order's is rejected like an unknown one (1002). */
async function ownPayment({ orderId }: Pick<Order, 'orderId'>, paymentId: string): Promise<Payment> {
  const [found] = isUuid(paymentId)
    ? await db()
        .select()
        .from(payments)
        .where(and(eq(payments.paymentId, paymentId), eq(payments.orderId, orderId)))
    : [];
  if (found === undefined) throw refuse(codes.notFound, msg`We couldn’t find this payment.`);
  return found;
}
