import {
  count,
  date,
  id,
  manyOf,
  money,
  object,
  openEnum,
  optional,
  percent,
  text,
  type InferOutput,
} from '@clearloan/api-client/declare';
import {
  coolingOff,
  orderStatus,
  plan,
  plannedCollection,
  split,
  tenureTypes,
  terms,
  transaction,
} from '@clearloan/loan-contract';

/** Everything that is due for one loan, and its payoff amount today. */
export const loanPlanData = object({
  /** The loan. */
  orderId: id,
  /** The name of the product. */
  productName: text(120),
  /** The status of the loan. */
  orderStatus,
  /** How many payments the plan has. */
  periods: count,
  /** All payments, in order. */
  repay_plans: manyOf(plan),
  /** The interest paid so far. */
  paid_interest: money,
  /** The principal that is still owed. */
  remain_principal: money,
  /** The payoff amount on payoffDate; payoffSaves is how much more paying until the end would cost. */
  payoffAmount: money,
  /** The day for which the payoff is stated. */
  payoffDate: date,
  /** How much more paying until the end would cost. */
  payoffSaves: money,
  /** While the loan can still be returned: until when, and for how much today. */
  coolingOff: optional(coolingOff),
  /** Percent a year; with the terms, what the device needs to calculate an early payment. */
  interest_rate: percent,
  /** The unit of the tenure. */
  tenure_type: openEnum(tenureTypes),
  terms,
  /** By how much the debt grows per day, tax included; absent when nothing is late. */
  penaltyPerDay: optional(money),
  /** All money of this loan, newest first. */
  transactions: manyOf(transaction),
  /** Absent if no mandate collects. */
  autopay: optional(plannedCollection),
});
export type LoanPlan = InferOutput<typeof loanPlanData>;

/** One payment with its open amount, part by part, and its transactions. */
export const planPaymentData = object({
  ...plan.entries,
  /** The loan. */
  orderId: id,
  /** The name of the product. */
  productName: text(120),
  /** How many payments the plan has. */
  periods: count,
  /** What is open, part by part. */
  split,
  /** The transactions that pay it, newest first. */
  transactions: manyOf(transaction),
});
export type PlanPayment = InferOutput<typeof planPaymentData>;
