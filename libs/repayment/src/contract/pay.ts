import {
  array,
  count,
  countBetween,
  flagOrNo,
  id,
  instant,
  manyOf,
  matching,
  money,
  object,
  oneOf,
  openEnum,
  optional,
  picture,
  text,
  type Inside,
} from '@clearloan/api-client/declare';
import { transactionPurposes } from '@clearloan/loan-contract';

export const payKinds = ['upi', 'wallet', 'virtualAccount', 'store', 'bankTransfer'] as const;

/**
 * A payment method. `fee` is for the amount of the requested purpose; speed and hours are the lender's texts.
 */
const payType = object({
  payType: id,
  name: text(80),
  kind: openEnum(payKinds),
  fee: money,
  speed: optional(text(120)),
  min: optional(money),
  max: optional(money),
  canEditAmount: flagOrNo,
  hours: optional(text(120)),
});
export type PayType = Inside<typeof payType>;

export const payTypesData = object({ list: manyOf(payType) });

/**
 * A pay code, or a delay. A delay has no payType and requires delayDays and smsCode; its amount is the extra
 * cost that the borrower saw, so that the lender can respond 1201 if it has changed.
 */
export const payCodeRequest = object({
  orderId: id,
  periodNos: array(count),
  payType: optional(id),
  amount: money,
  purpose: oneOf(transactionPurposes),
  /**
   * Of money above what is due: `instalment` keeps the payments, so the loan ends earlier (default), `tenure` keeps the end, so the
   * payments are smaller.
   */
  keep: optional(oneOf(['instalment', 'tenure'])),
  delayDays: optional(countBetween(1, 365)),
  smsCode: optional(matching(/^\d{4,8}$/, 'The code has 4 to 8 digits.')),
});

/**
 * A bank reference: 12 to 22 letters and digits. The formats of individual payment systems are only hints on
 * the screen.
 */
export const utrText = matching(/^[A-Za-z0-9]{12,22}$/, 'A reference has 12 to 22 letters and digits.');

export const referenceRequest = object({
  orderId: id,
  utr: utrText,
  amount: money,
  payTime: instant,
  paymentId: optional(id),
  file: optional(picture),
});

export const utrStatusValues = [
  'verifying',
  'matched',
  'notFound',
  'amountDiffers',
  'alreadyUsed',
  'rejected',
] as const;
export const referenceData = object({ status: openEnum(utrStatusValues), submitId: id });
export type ReferenceAnswer = Inside<typeof referenceData>;
