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

/** Everything there is to pay of one loan, and what ends it today. */
export const loanPlanData = object({
  orderId: id,
  productName: text(120),
  orderStatus,
  periods: count,
  repay_plans: manyOf(plan),
  paid_interest: money,
  remain_principal: money,
  /** What ends the loan on payoffDate; payoffSaves is what paying to the end would cost more. */
  payoffAmount: money,
  payoffDate: date,
  payoffSaves: money,
  /** While the loan may still be given back: until when, and for how much today. */
  coolingOff: optional(coolingOff),
  /** With the terms, what the device needs to try an early payment. */
  interest_rate: percent,
  tenure_type: openEnum(tenureTypes),
  terms,
  /** By how much the debt grows tomorrow, tax included; absent when nothing is late. */
  penaltyPerDay: optional(money),
  transactions: manyOf(transaction),
  /** Absent where no mandate collects. */
  autopay: optional(plannedCollection),
});
export type LoanPlan = Inside<typeof loanPlanData>;

/** One payment with what is open of it, part by part, and the money that moved for it. */
export const planPaymentData = object({
  ...plan.entries,
  orderId: id,
  productName: text(120),
  periods: count,
  split,
  transactions: manyOf(transaction),
});
export type PlanPayment = Inside<typeof planPaymentData>;
