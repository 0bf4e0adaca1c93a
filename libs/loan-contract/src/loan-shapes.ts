import { object, type InferOutput } from 'valibot';
import { count, date, manyOf, money, openEnum, optional, percent, text } from '@clearloan/api-client/declare';
import {
  periodStatus,
  tenureTypes,
  rateKinds,
  feeModes,
  roundings,
  dayCounts,
  firstPayments,
  aprMethods,
  feeTypes,
  chargePayees,
  chargeWays,
} from './loan-words';

/**
 * Shapes of a loan that several features use: its plan, terms and cost. Parsing responses is tolerant: an absent field is
 * undefined.
 */

/** One payment of a plan. `gst` is all of its tax: on the fee, on a late fee, on a delay. */
export const plan = object({
  /** The number of the payment, from 1, in the order of the due dates. */
  periodNo: count,
  /** The last day on which this payment is in time; a delay or a new plan moves it. */
  dueTime: date,
  /** The due date before it was moved; absent if it was not. */
  originalDueTime: optional(date),
  periodStatus,
  /** After an early payment or a new plan: the day from which this payment's interest runs, if not the due date before. */
  interestFrom: optional(date),
  /** Of the first payment of a new plan: its interest that had run before `interestFrom`. */
  interestRan: optional(money),
  /**
   * Of a payment that was paid in part before its due date: what was paid of it by `interestFrom`. Its interest runs on the rest
   * from then on. `principal`: with a fee that was added to the loan.
   */
  paidEarly: optional(
    object({
      /** The interest paid of it. */
      interest: money,
      /** The principal paid of it. */
      principal: money,
    }),
  ),
  /** The part that repays the loan. */
  principal: money,
  /** The part that is interest. */
  interest: money,
  /** The part that repays a processing fee that was added to the loan. */
  processing_fee: money,
  /** All tax in this payment. */
  gst: money,
  /** The late fee so far. */
  penalty: money,
  /** What moving this payment costs. */
  delayFee: money,
  /** The sum of the six parts above: the full amount of this payment, paid or not. */
  repayTotalAmount: money,
  /** What is paid of it; less than nothing where returned interest is owed again. */
  paidAmount: money,
});
export type PlanRow = InferOutput<typeof plan>;

/** What the device needs to recalculate a loan. */
export const terms = object({
  /** `reducing`: interest on what is owed; `flat`: interest on the amount borrowed. */
  rateKind: openEnum(rateKinds),
  /** The processing fee is `deducted` from the payout, `added` to the loan, or paid `separate`ly. */
  feeMode: openEnum(feeModes),
  /** How the payments are rounded (libs/loan-math names the methods). */
  rounding: openEnum(roundings),
  /** The smallest payable amount in the market; amounts are rounded to its multiples. Absent means 0.01. */
  moneyStep: optional(money),
  /** How the days of a year are counted for interest. */
  dayCount: openEnum(dayCounts),
  /** `arrears`: at the end of the first period; `advance`: on the day of the payout. */
  firstPayment: openEnum(firstPayments),
  /** The day from which interest runs, that of the payout. */
  startDate: date,
  /** The first due date. */
  firstDueTime: date,
  /** How the annual percentage rate is calculated. */
  aprMethod: openEnum(aprMethods),
  /** Percent of an overdue payment for each day. */
  lateFeePercentPerDay: percent,
  /** The most that all late fees of this loan can be. */
  lateFeeCap: optional(money),
  /** Percent of the principal that is paid early; absent or zero means free. */
  prepayFee: optional(percent),
  /** The rates of fee and tax: without them the device cannot price another amount. */
  processingFeePercent: optional(percent),
  /** Percent of tax on fees. */
  gstPercent: optional(percent),
});
export type Terms = InferOutput<typeof terms>;

/**
 * A charge besides the processing fee, such as insurance. deducted: taken from the payout · separate: paid separately
 * at the start · eachTime: with each payment, in addition to the plan. `gst` is the tax on it.
 */
export const loanCharge = object({
  /** What it is for, as the borrower reads it. */
  name: text(80),
  /** Who receives it. */
  payee: openEnum(chargePayees),
  /** How it is paid. */
  paid: openEnum(chargeWays),
  /** The charge without tax. */
  amount: money,
  /** The tax on it. */
  gst: optional(money),
});
export type LoanCharge = InferOutput<typeof loanCharge>;

/**
 * The full price of a loan. Fee and tax are amounts: netAmount + interest + fee + tax + charges = totalRepay when
 * deducted. The charges are in the APR, whoever receives them (RBI/2024-25/18, 15 April 2024, Key Facts Statement).
 */
export const cost = object({
  /** The amount borrowed. */
  principal: money,
  /** Percent a year. */
  interest_rate: percent,
  /** How many of `tenure_type` the loan runs. */
  tenure: count,
  /** The unit of the tenure, and of the time between payments. */
  tenure_type: openEnum(tenureTypes),
  /** The regular payment. */
  month_amount: money,
  /** The interest of all payments. */
  total_interest: money,
  /** The processing fee as an amount, without tax. */
  processing_fee: money,
  /** How the fee is set: a percentage of the principal, or an amount. */
  processing_fee_type: openEnum(feeTypes),
  /** The tax on fees as an amount. */
  gst: money,
  /** What is paid out. */
  netAmount: money,
  /** What the borrower pays in total. */
  totalRepay: money,
  /** The annual percentage rate, by `terms.aprMethod`. */
  apr: percent,
  /** Charges besides the processing fee. */
  charges: optional(manyOf(loanCharge)),
  terms,
  /** All payments, in order. */
  repay_plans: manyOf(plan),
});
export type Cost = InferOutput<typeof cost>;

/** Who lends. */
export const lender = object({
  /** The registered name of the company. */
  legalName: text(120),
  /** The number of its licence or registration. */
  registration: text(120),
});
export type Lender = InferOutput<typeof lender>;

/** The lender's named contact for complaints. */
export const grievanceOfficer = object({
  /** The name of the person or office. */
  name: text(120),
  /** The number to call, with its country code. */
  phone: text(32),
  /** The e-mail address. */
  email: text(120),
});
export type GrievanceOfficer = InferOutput<typeof grievanceOfficer>;
