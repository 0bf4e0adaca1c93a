import {
  atMost,
  count,
  countBetween,
  exchangeRate,
  id,
  instant,
  manyOf,
  money,
  object,
  oneOf,
  openEnum,
  optional,
  percent,
  text,
  uuid,
  freeText,
  type Inside,
} from '@clearloan/api-client/declare';
import {
  feeModes,
  feeTypes,
  firstPayments,
  plan,
  rateKinds,
  roundings,
  tenureType,
  tenureTypes,
} from '@clearloan/loan-contract';

const tenure = countBetween(1, 480);

export const paymentRequest = object({
  principal: money,
  interest_rate: percent,
  tenure,
  tenure_type: tenureType,
});
export type PaymentQuestion = Inside<typeof paymentRequest>;

export const paymentData = object({
  month_amount: money,
  total_interest: money,
  repay_plans: manyOf(plan),
});
export type PaymentAnswer = Inside<typeof paymentData>;

export const keptAfterPrepayment = ['instalment', 'tenure'] as const;

/** An amount paid early after a period, optionally repeated; and what stays unchanged: the instalment or the tenure. */
const prepayment = object({
  periodNo: countBetween(1, 480),
  amount: money,
  keep: oneOf(keptAfterPrepayment),
  everyPeriods: optional(countBetween(1, 480)),
});
export type Prepayment = Inside<typeof prepayment>;

/** Another rate, from a period on. */
const rateChange = object({ periodNo: countBetween(1, 480), interest_rate: percent });
export type RateChange = Inside<typeof rateChange>;

/** The instalment grows by a percentage after every given number of periods. */
const stepUp = object({ everyPeriods: countBetween(1, 480), percent });
export type StepUp = Inside<typeof stepUp>;

/**
 * A detailed loan. Inputs, not results: processing_fee is a percentage or an amount by its type, gst is percent of the
 * fee. moratorium is the number of first periods without a payment.
 */
export const advancedRequest = object({
  ...paymentRequest.entries,
  processing_fee: percent,
  processing_fee_type: oneOf(feeTypes),
  feeMode: oneOf(feeModes),
  gst: percent,
  rateKind: oneOf(rateKinds),
  firstPayment: oneOf(firstPayments),
  rounding: optional(oneOf(roundings)),
  prepayments: optional(atMost(100, prepayment)),
  rateChanges: optional(atMost(100, rateChange)),
  stepUp: optional(stepUp),
  moratorium: optional(count),
  paidPeriods: optional(count),
});
export type AdvancedQuestion = Inside<typeof advancedRequest>;

/** `saved` is the interest that early payments save, `savedPeriods` by how many periods it ends sooner. */
export const advancedData = object({
  ...paymentData.entries,
  paid_interest: money,
  remain_principal: money,
  apr: percent,
  saved: money,
  savedPeriods: count,
});
export type AdvancedAnswer = Inside<typeof advancedData>;

/** A loan to save for comparison; loanId is created by the device, so that a retry does not create a second loan. */
export const addLoanRequest = object({
  ...advancedRequest.entries,
  loanId: uuid,
  name: freeText(80),
  updated_at: instant,
});

/** A saved loan contains the inputs; its price is calculated when it is shown. */
export const savedLoan = object({
  loanId: id,
  name: text(80),
  updated_at: instant,
  principal: money,
  interest_rate: percent,
  tenure: count,
  tenure_type: openEnum(tenureTypes),
  processing_fee: percent,
  processing_fee_type: openEnum(feeTypes),
  feeMode: openEnum(feeModes),
  gst: percent,
  rateKind: openEnum(rateKinds),
  firstPayment: openEnum(firstPayments),
  rounding: optional(openEnum(roundings)),
  prepayments: manyOf(
    object({
      periodNo: count,
      amount: money,
      keep: openEnum(keptAfterPrepayment),
      everyPeriods: optional(count),
    }),
  ),
  rateChanges: manyOf(rateChange),
  stepUp: optional(stepUp),
  moratorium: optional(count),
  paidPeriods: optional(count),
});
export type SavedLoan = Inside<typeof savedLoan>;

/** Exchange rates in both directions. */
export const ratePair = { usd2idr: exchangeRate, idr2usd: exchangeRate };
