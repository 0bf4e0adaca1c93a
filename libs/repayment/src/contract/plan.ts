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
  type Inside,
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
  orderId: id,
  productName: text(120),
  orderStatus,
  periods: count,
  repay_plans: manyOf(plan),
  paid_interest: money,
  remain_principal: money,
  /** The payoff amount on payoffDate; payoffSaves is how much more paying until the end would cost. */
  payoffAmount: money,
  payoffDate: date,
  payoffSaves: money,
  /** While the loan can still be returned: until when, and for how much today. */
  coolingOff: optional(coolingOff),
  /** Together with the terms, what the device needs to calculate an early payment. */
  interest_rate: percent,
  tenure_type: openEnum(tenureTypes),
  terms,
  /** By how much the debt grows per day, tax included; absent when nothing is late. */
  penaltyPerDay: optional(money),
  transactions: manyOf(transaction),
  /** Absent if no mandate collects. */
  autopay: optional(plannedCollection),
});
export type LoanPlan = Inside<typeof loanPlanData>;

/** One payment with its open amount, part by part, and its transactions. */
export const planPaymentData = object({
  ...plan.entries,
  orderId: id,
  productName: text(120),
  periods: count,
  split,
  transactions: manyOf(transaction),
});
export type PlanPayment = Inside<typeof planPaymentData>;
