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
  type InferOutput,
} from '@clearloan/api-client/declare';
import { transactionPurposes } from '@clearloan/loan-contract';

export const payKinds = [
  /** A UPI app opens by a link, or the borrower types the code there. */
  'upi',
  /** A wallet app, by a code. */
  'wallet',
  /** A transfer to an account number that is the code. */
  'virtualAccount',
  /** Cash at a store, by a code. */
  'store',
  /** A transfer to the lender's account, with the code as its reference. */
  'bankTransfer',
] as const;

/**
 * A payment method. `fee` is for the amount of the requested purpose; speed and hours are the lender's texts.
 */
const payType = object({
  /** The id of the method. */
  payType: id,
  /** The name of the method, as the borrower knows it. */
  name: text(80),
  /** How paying by it works. */
  kind: openEnum(payKinds),
  /** What it costs the borrower, in addition to the amount. */
  fee: money,
  /** How soon the money arrives. */
  speed: optional(text(120)),
  /** The smallest amount that it takes. */
  min: optional(money),
  /** The largest amount that it takes. */
  max: optional(money),
  /** Whether the borrower can pay another amount than that of the code. */
  canEditAmount: flagOrNo,
  /** When it can be used. */
  hours: optional(text(120)),
});
export type PayType = InferOutput<typeof payType>;

export const payTypesData = object({
  /** The methods, in the order in which they are shown. */
  list: manyOf(payType),
});

/**
 * A pay code, or a delay. A delay has no payType and requires delayDays and smsCode; its amount is the extra
 * cost that the borrower saw, so that the lender can respond 1201 if it has changed.
 */
export const payCodeRequest = object({
  /** The loan. */
  orderId: id,
  /**
   * Of `period`: the numbers of the payments that the borrower chose, in order; of `delay`: the one that moves. Of the other purposes
   * they decide nothing, and may be empty: an amount is allocated in the order of the plan, a payoff or a return pays all that is open.
   */
  periodNos: array(count),
  /** The id of the method. */
  payType: optional(id),
  /** The amount that the screen shows, without the fee of the method. */
  amount: money,
  /** What is paid. */
  purpose: oneOf(transactionPurposes),
  /** Of money above what is due: what stays the same; `instalment` by default. */
  keep: optional(
    oneOf([
      /** The payments stay, so the loan ends earlier. */
      'instalment',
      /** The end stays, so the payments are smaller. */
      'tenure',
    ]),
  ),
  /** Of a delay: by how many days. */
  delayDays: optional(countBetween(1, 365)),
  /** Of a delay: the code that confirms it. */
  smsCode: optional(matching(/^\d{4,8}$/, 'The code has 4 to 8 digits.')),
});

/**
 * A bank reference: 12 to 22 letters and digits. The formats of individual payment systems are only hints on
 * the screen.
 */
export const utrText = matching(/^[A-Za-z0-9]{12,22}$/, 'A reference has 12 to 22 letters and digits.');

export const referenceRequest = object({
  /** The loan. */
  orderId: id,
  /** The reference that the bank gave the payer. */
  utr: utrText,
  /** What was paid. */
  amount: money,
  /** When it was paid. */
  payTime: instant,
  /** The requested code that it belongs to, if there is one. */
  paymentId: optional(id),
  /** A picture of the receipt. */
  file: optional(picture),
});

export const utrStatusValues = [
  /** The lender looks for the money. */
  'verifying',
  /** The money is booked. */
  'matched',
  /** No money has this reference so far. */
  'notFound',
  /** The money has another amount. */
  'amountDiffers',
  /** The reference belongs to another payment. */
  'alreadyUsed',
  /** It will not be looked for again. */
  'rejected',
] as const;
export const referenceData = object({
  /** What the lender found. */
  status: openEnum(utrStatusValues),
  /** The id of the transaction that looks for it. */
  submitId: id,
});
export type ReferenceAnswer = InferOutput<typeof referenceData>;
