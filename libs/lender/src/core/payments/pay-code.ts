import { randomInt } from 'node:crypto';
import { codes, type DataOf } from '@clearloan/api-client/declare';
import type { generatePayCode } from '@clearloan/repayment/contract';
import { formatMinor } from '@clearloan/formatting';
import { msg } from '@lingui/core/macro';
import { writableDb } from '../../platform/database/connection';
import { refuse } from '../../platform/context/refusal';
import type { Handler } from '../../platform/context/request-context';
import { currentOrderForWrite } from '../lending/catch-up';
import { isRunning } from '../orders/order-moves';
import { thisLender } from '../../platform/lender/lender';
import { amountToPay, priceEnd, type ToPay } from './amount-to-pay';
import { remindOfPayments } from '../servicing/payment-times';
import { channelFee, findChannel, type Channel } from '../servicing/channels';
import type { Payment } from '../servicing/credit';
import { debtOf, findLoan, type Debt } from '../servicing/debt';
import { delayPayment } from './delay';
import { expectMoney } from './expected';
import { endOpenCodes } from '../servicing/pay-code-end';
import { coolingOffUntil } from '../servicing/payoff';
import { payCodePeriods, payments } from '../../platform/database/schema/payments';
import { transactionShape } from '../servicing/transaction-shape';

type Answer = DataOf<typeof generatePayCode>;

/** Creates a pay code, or delays a payment: the two purposes of this endpoint. */
export const makePayCode: Handler<typeof generatePayCode> = async (asked): Promise<Answer> => {
  const { request, borrower, now, today, t } = asked;
  const order = await currentOrderForWrite(borrower, request.orderId, now);
  const loan = await findLoan(order.orderId);
  if (loan === undefined || !isRunning(order.status)) {
    throw refuse(codes.notAllowedNow, msg`There’s nothing to pay on this loan now.`);
  }
  const debt = await debtOf(loan, today);
  const { purpose } = request;
  if (purpose === 'delay') return delayPayment({ ...asked, order, debt });
  const channel = checkedChannel(request.payType);
  const intent = { ...request, purpose };
  const toPay = amountToPay(debt, intent, now, today);
  checkBounds(channel, toPay.amount);
  const expiresAt = earliest(
    new Date(now.getTime() + channel.codeLifeMs),
    priceEnd(debt, intent, toPay, today),
    purpose === 'coolingOff' ? coolingOffUntil(loan) : undefined,
  );
  // A part payment may be open next to others; a code for a whole payment replaces an older one.
  if (purpose !== 'amount') await endOpenCodes(order.orderId, toPay.periodNos);
  const keep = purpose === 'amount' ? (request.keep ?? null) : null;
  const payment = await insertCode({ debt, purpose, keep, channel, toPay, now, today, expiresAt });
  // A transfer to the lender's account has no code; its reference is expected once the borrower sends it.
  if (channel.kind !== 'bankTransfer') await expectMoney(payment, payment.vcode);
  await remindOfPayments(order);
  return transactionShape(payment, undefined, t);
};

const earliest = (first: Date, ...others: readonly (Date | undefined)[]): Date =>
  others.reduce<Date>((soonest, other) => (other !== undefined && other < soonest ? other : soonest), first);

function checkedChannel(payType: string | undefined): Channel {
  const channel = findChannel(payType);
  if (channel === undefined) {
    throw refuse(codes.badInput, msg`Choose how to pay.`, { field: 'payType' });
  }
  return channel;
}

function checkBounds({ min, max }: Channel, amount: number): void {
  const { market } = thisLender();
  if (amount >= min && amount <= max) return;
  const [least, most] = [formatMinor(min, market), formatMinor(max, market)];
  throw refuse(codes.amountOutOfRange, msg`You can pay ${least} to ${most} this way.`, { field: 'amount' });
}

interface NewCode {
  readonly debt: Debt;
  readonly purpose: 'period' | 'amount' | 'payoff' | 'coolingOff';
  readonly keep: Payment['keep'];
  readonly channel: Channel;
  readonly toPay: ToPay;
  readonly now: Date;
  readonly today: string;
  readonly expiresAt: Date;
}

async function insertCode({
  debt,
  purpose,
  keep,
  channel,
  toPay,
  now,
  today,
  expiresAt,
}: NewCode): Promise<Payment> {
  const { orderId } = debt.loan;
  const [payment] = await writableDb()
    .insert(payments)
    .values({
      orderId,
      kind: 'code',
      purpose,
      keep,
      payType: channel.payType,
      amount: toPay.amount,
      fee: channelFee(channel, toPay.amount),
      status: 'waiting',
      at: now,
      valueDay: today,
      periodNos: [...toPay.periodNos],
      vcode: newCode(),
      expiresAt,
    })
    .returning();
  if (payment === undefined) throw new Error('The pay code was not written.');
  const isHeld = purpose !== 'amount';
  if (isHeld) {
    await writableDb()
      .insert(payCodePeriods)
      .values(toPay.periodNos.map((periodNo) => ({ paymentId: payment.paymentId, orderId, periodNo })));
  }
  return payment;
}

/** 16 digits: the lender's prefix and twelve random ones. A unique constraint rejects duplicates. */
const newCode = () => `8808${String(randomInt(1e12)).padStart(12, '0')}`;
