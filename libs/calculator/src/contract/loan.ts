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
  type InferOutput,
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
  /** The amount borrowed. */
  principal: money,
  /** Percent a year. */
  interest_rate: percent,
  /** How many of `tenure_type`. */
  tenure,
  /** The unit of the tenure. */
  tenure_type: tenureType,
});
export type PaymentQuestion = InferOutput<typeof paymentRequest>;

export const paymentData = object({
  /** The regular payment. */
  month_amount: money,
  /** The interest of all payments. */
  total_interest: money,
  /** All payments, in order. */
  repay_plans: manyOf(plan),
});
export type PaymentAnswer = InferOutput<typeof paymentData>;

export const keptAfterPrepayment = [
  /** The payments stay, so the loan ends earlier. */
  'instalment',
  /** The end stays, so the payments are smaller. */
  'tenure',
] as const;

/** An amount paid early after a period, optionally repeated; and what stays unchanged: the instalment or the tenure. */
const prepayment = object({
  /** After which period. */
  periodNo: countBetween(1, 480),
  /** How much. */
  amount: money,
  /** What stays the same. */
  keep: oneOf(keptAfterPrepayment),
  /** Again after each so many periods. */
  everyPeriods: optional(countBetween(1, 480)),
});
export type Prepayment = InferOutput<typeof prepayment>;

/** Another rate, from a period on. */
const rateChange = object({
  /** The number of the first period with it. */
  periodNo: countBetween(1, 480),
  /** Percent a year from then on. */
  interest_rate: percent,
});
export type RateChange = InferOutput<typeof rateChange>;

/** The instalment grows by a percentage after every given number of periods. */
const stepUp = object({
  /** After how many periods it grows each time. */
  everyPeriods: countBetween(1, 480),
  /** By how many percent it grows. */
  percent,
});
export type StepUp = InferOutput<typeof stepUp>;

/**
 * A detailed loan. Inputs, not results: processing_fee is a percentage or an amount by its type, gst is percent of the
 * fee. moratorium is the number of first periods without a payment.
 */
export const advancedRequest = object({
  ...paymentRequest.entries,
  /** A percentage or an amount, by its type. */
  processing_fee: percent,
  /** Which of both. */
  processing_fee_type: oneOf(feeTypes),
  /** How the fee is paid. */
  feeMode: oneOf(feeModes),
  /** Percent of tax on the fee. */
  gst: percent,
  /** On what the interest is counted. */
  rateKind: oneOf(rateKinds),
  /** At the end or at the start of the first period. */
  firstPayment: oneOf(firstPayments),
  /** How the payments are rounded; the market’s way by default. */
  rounding: optional(oneOf(roundings)),
  /** Amounts paid early. */
  prepayments: optional(atMost(100, prepayment)),
  /** Later rates. */
  rateChanges: optional(atMost(100, rateChange)),
  /** Growing payments. */
  stepUp: optional(stepUp),
  /** How many first periods have no payment. */
  moratorium: optional(count),
  /** How many payments are made already. */
  paidPeriods: optional(count),
});
export type AdvancedQuestion = InferOutput<typeof advancedRequest>;

/** `saved` is the interest that early payments save, `savedPeriods` by how many periods it ends sooner. */
export const advancedData = object({
  ...paymentData.entries,
  /** The interest of the payments that are made. */
  paid_interest: money,
  /** The principal that is still owed. */
  remain_principal: money,
  /** The annual percentage rate. */
  apr: percent,
  /** The interest that early payments save. */
  saved: money,
  /** By how many periods the loan ends sooner. */
  savedPeriods: count,
});
export type AdvancedAnswer = InferOutput<typeof advancedData>;

/** A loan to save for comparison; loanId is created by the device, so that a retry does not create a second loan. */
export const addLoanRequest = object({
  ...advancedRequest.entries,
  /** The id, made by the device. */
  loanId: uuid,
  /** Its name. */
  name: freeText(80),
  /** When the device last changed it. */
  updated_at: instant,
});

/** A saved loan contains the inputs; its price is calculated when it is shown. */
export const savedLoan = object({
  /** The id, made by the device. */
  loanId: id,
  /** Its name. */
  name: text(80),
  /** When the device last changed it. */
  updated_at: instant,
  /** The amount borrowed. */
  principal: money,
  /** Percent a year. */
  interest_rate: percent,
  /** How many of `tenure_type`. */
  tenure: count,
  /** The unit of the tenure. */
  tenure_type: openEnum(tenureTypes),
  /** A percentage or an amount, by its type. */
  processing_fee: percent,
  /** Which of both. */
  processing_fee_type: openEnum(feeTypes),
  /** How the fee is paid. */
  feeMode: openEnum(feeModes),
  /** Percent of tax on the fee. */
  gst: percent,
  /** On what the interest is counted. */
  rateKind: openEnum(rateKinds),
  /** At the end or at the start of the first period. */
  firstPayment: openEnum(firstPayments),
  /** How the payments are rounded. */
  rounding: optional(openEnum(roundings)),
  /** Amounts paid early. */
  prepayments: manyOf(
    object({
      /** After which period. */
      periodNo: count,
      /** How much. */
      amount: money,
      /** What stays the same. */
      keep: openEnum(keptAfterPrepayment),
      /** Again after each so many periods. */
      everyPeriods: optional(count),
    }),
  ),
  /** Later rates. */
  rateChanges: manyOf(rateChange),
  /** Growing payments. */
  stepUp: optional(stepUp),
  /** How many first periods have no payment. */
  moratorium: optional(count),
  /** How many payments are made already. */
  paidPeriods: optional(count),
});
export type SavedLoan = InferOutput<typeof savedLoan>;

/** Exchange rates in both directions. */
export const ratePair = {
  /** How many Indonesian rupiah one US dollar is; not a percentage. */
  usd2idr: exchangeRate,
  /** How many US dollars one Indonesian rupiah is; not a percentage. */
  idr2usd: exchangeRate,
};
