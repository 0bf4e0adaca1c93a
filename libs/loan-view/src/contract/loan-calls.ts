import {
  count,
  date,
  flagOrNo,
  get,
  id,
  instant,
  manyOf,
  money,
  object,
  optional,
  text,
  type InferOutput,
} from '@clearloan/api-client/declare';
import {
  bank,
  coolingOff,
  cost,
  lender,
  orderStatus,
  plannedCollection,
  transaction,
} from '@clearloan/loan-contract';

/** One complete loan. Before it is signed, the cost is the price of the requested amount. */
const loanDetailsData = object({
  /** The loan. */
  orderId: id,
  /** The number that the borrower quotes. */
  orderNo: text(64),
  /** The id of the product. */
  productId: id,
  /** The name of the product. */
  productName: text(120),
  /** The status of the loan. */
  orderStatus,
  /** The status as a text for the borrower. */
  orderStatusText: text(80),
  /**
   * Since when the lender has been reviewing this loan; no payment is requested until it ends. `orderStatusText`
   * describes it.
   */
  checkedSince: optional(instant),
  /** When the order reached its status: sent, refused, paid off. */
  statusAt: optional(instant),
  /** The name of the next route; for an approved loan, which of the three confirmations it has. */
  next: optional(text(40)),
  /** Why it was refused or why the payout failed, and the date from which the borrower can apply again. */
  reason: optional(text(300)),
  /** The first day on which the borrower can apply again. */
  retryAt: optional(date),
  /** Of an application in review: the usual decision time in minutes, at least 1. */
  usualReviewMinutes: optional(count),
  /** Of a loan being paid out: when the lender expects the money to reach the account. */
  payoutExpectedAt: optional(instant),
  /** The amount applied for; of a signed loan its principal. */
  orderAmount: money,
  /** Days since the oldest unpaid due date. */
  overdueDays: count,
  /** The day of the payout. */
  loanTime: optional(date),
  /** The last due date. */
  repayTime: optional(date),
  ...cost.entries,
  /** The open amount of the whole loan, late fees included. */
  left: money,
  /** The payoff amount today; absent when nothing is owed. */
  payoffAmount: optional(money),
  /** By how much the debt grows per day, tax included; absent when nothing is late. */
  penaltyPerDay: optional(money),
  /** All money of this loan, newest first. */
  transactions: manyOf(transaction),
  /** Whether the lender offers automatic payments; absent means yes. */
  canAutopay: optional(flagOrNo),
  /** Absent if no mandate collects. */
  autopay: optional(plannedCollection),
  /** The account of the payout. */
  bank: optional(bank),
  lender,
  /** While the loan can still be returned. */
  coolingOff: optional(coolingOff),
});
export type Loan = InferOutput<typeof loanDetailsData>;

/** Shows one loan: the balance, each payment, the transactions and how to pay it off. */
export const loanDetails = get('/v3/loan-details/loan-details', {
  request: object({
    /** The loan or application. */
    orderId: id,
  }),
  data: loanDetailsData,
  providesTags: ['loans', 'repayment'],
  persist: true,
});
