import { thisLender } from '../../platform/lender/lender';
import type { Split } from '@clearloan/loan-math';
import { moneyText } from '@clearloan/api-client/declare';
import { type Transaction } from '@clearloan/loan-contract';
import { msg } from '@lingui/core/macro';
import type { Translate, Message } from '../../platform/context/product-names';
import { findChannel, type Channel } from './channels';
import { autopayType } from './mandate-events';
import { paidWith, type Payment } from './credit';
import { paySteps } from './pay-steps';
import { stringify } from 'qs';

/** A payment as the contract returns it. */
export function transactionShape(payment: Payment, split: Split | undefined, t: Translate): Transaction {
  const channel = findChannel(payment.payType);
  const { status, purpose, reference, reason, checkedAt } = payment;
  return {
    paymentId: payment.paymentId,
    kind: payment.kind,
    purpose: purpose === 'promise' || purpose === 'newPlan' ? 'delay' : (purpose ?? undefined),
    payType: payment.payType ?? undefined,
    payName: payment.payType === autopayType ? t(msg`Automatic payment`) : channel && t(channel.name),
    amount: payment.amount,
    fee: payment.fee,
    status,
    at: (payment.postedAt ?? payment.at).toISOString(),
    periodNos: payment.periodNos,
    utr: reference ?? undefined,
    submitId: reference === null ? undefined : payment.paymentId,
    reason: reason === null ? undefined : t(reasons[reason]),
    checkedAt: checkedAt?.toISOString(),
    nextCheckAt: isBeingTraced(status) ? payment.nextCheckAt?.toISOString() : undefined,
    split,
    receiptNo: receiptNo(payment),
    ...codeShape(payment, channel, t),
  };
}

const isBeingTraced = (status: Payment['status']): boolean => status === 'verifying' || status === 'notFound';

function codeShape(
  payment: Payment,
  channel: Channel | undefined,
  t: Translate,
): Pick<Transaction, 'vcode' | 'payee' | 'payUri' | 'expireTime' | 'steps'> {
  const { brandName } = thisLender();
  if (payment.status !== 'waiting' || payment.vcode === null || channel === undefined) return { steps: [] };
  return {
    vcode: payment.vcode,
    payee: brandName,
    payUri: channel.kind === 'upi' ? payUri(payment.vcode, paidWith(payment)) : undefined,
    expireTime: payment.expiresAt?.toISOString(),
    steps: paySteps(channel, payment, t),
  };
}

/** `R-261120-10001`. Only received payments have a receipt. */
export function receiptNo({ kind, status, valueDay, serialNo }: Payment): string | undefined {
  if (status !== 'posted' || (kind !== 'code' && kind !== 'reference')) return undefined;
  return `R-${valueDay.slice(2).replaceAll('-', '')}-${serialNo}`;
}

const reasons: Readonly<Record<NonNullable<Payment['reason']>, Message>> = {
  replaced: msg`You made a new code, so this one is cancelled. Don’t pay with it.`,
  ended: msg`This code has expired. Don’t pay with it.`,
  paid: msg`This was paid another way. Don’t pay with this code.`,
  notFound: msg`The bank hasn’t found this payment yet. Check the reference and send it again later.`,
  amountDiffers: msg`The amount doesn’t match your bank’s for this reference. Check it and send it again.`,
  reversed: msg`The bank reversed this payment. Pay again.`,
  late: msg`The money arrived after the code expired. We used it for what you owe.`,
  short: msg`More was due on the day the bank booked your money. The rest stays on your loan.`,
  over: msg`You paid more than you owed. We sent the rest back to you.`,
  nothingDue: msg`You owed nothing any more, so we sent this money back to you.`,
  otherAmount: msg`The amount wasn’t the one for this code, so we sent it back to you.`,
  notCollected: msg`Your bank refused this collection.`,
  referenceUsed: msg`This reference was already used. Check it, or send a different one.`,
};

/** The lender's address in the payment network; a sample, like the rest of this lender. */
const payee = 'clearloan@lender';

/**
 * A link that opens a payment app with all fields filled in (NPCI, UPI deep linking: pa, pn, am, cu, tr).
 * @param amount the full amount to pay, in minor units
 */
export const payUri = (code: string, amount: number): string => {
  const { brandName } = thisLender();
  const query = stringify({ pa: payee, pn: brandName, am: moneyText(amount), cu: 'INR', tr: code });
  // The UPI specification has a plain `@`, and some apps do not decode `%40`. In a query it has no other meaning.
  return `upi://pay?${query.replaceAll('%40', '@')}`;
};
