import {
  flagOrNo,
  count,
  date,
  get,
  id,
  instant,
  listOf,
  manyOf,
  money,
  object,
  oneOf,
  optional,
  ownPath,
  paging,
  text,
  type Inside,
} from '@clearloan/api-client/declare';
import {
  bank,
  coolingOff,
  cost,
  lender,
  orderStatus,
  paymentInProgress,
  plannedCollection,
  transaction,
} from '@clearloan/loan-contract';

/** The tabs of the order list. */
export const orderTypes = ['all', 'repaying', 'unfinished', 'settled', 'closed'] as const;
export type OrderType = (typeof orderTypes)[number];

const order = object({
  orderId: id,
  orderNo: text(64),
  productName: text(120),
  productLogo: optional(ownPath),
  orderStatus,
  orderStatusText: text(80),
  /**
   * Since when the lender has been reviewing this loan; no payment is requested until it ends. `orderStatusText`
   * describes it.
   */
  checkedSince: optional(instant),
  /** When the order reached its status: sent, refused, paid off. */
  statusAt: optional(instant),
  orderAmount: money,
  overdueDays: count,
  loanTime: optional(date),
  repayTime: optional(date),
  nextDue: optional(date),
  /** The original due date; absent if it was not moved. */
  nextOriginalDue: optional(date),
  nextAmount: optional(money),
  nextPeriodNo: optional(count),
  /** Of an active loan. The part of `nextAmount` that they cover is not requested again. */
  paymentsInProgress: manyOf(paymentInProgress),
  left: optional(money),
  buttonText: optional(text(40)),
  /** The name of the next route. */
  next: optional(text(40)),
});
export type Order = Inside<typeof order>;

const orderListData = object({
  ...listOf(order).entries,
  counts: object({ all: count, repaying: count, unfinished: count, settled: count, closed: count }),
});

/** One complete loan. Before it is signed, the cost is the price of the requested amount. */
export const loanDetailsData = object({
  orderId: id,
  orderNo: text(64),
  productId: id,
  productName: text(120),
  orderStatus,
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
  retryAt: optional(date),
  /** Of an application in review: the usual decision time in minutes, at least 1. */
  usualReviewMinutes: optional(count),
  /** Of a loan being paid out: when the lender expects the money to reach the account. */
  payoutExpectedAt: optional(instant),
  orderAmount: money,
  overdueDays: count,
  loanTime: optional(date),
  repayTime: optional(date),
  ...cost.entries,
  /** The open amount of the whole loan, late fees included. */
  left: money,
  /** The payoff amount today; absent when nothing is owed. */
  payoffAmount: optional(money),
  /** By how much the debt grows per day, tax included; absent when nothing is late. */
  penaltyPerDay: optional(money),
  transactions: manyOf(transaction),
  /** Whether the lender offers automatic payments; absent means yes. */
  canAutopay: optional(flagOrNo),
  /** Absent if no mandate collects. */
  autopay: optional(plannedCollection),
  bank: optional(bank),
  lender,
  coolingOff: optional(coolingOff),
});
export type LoanDetails = Inside<typeof loanDetailsData>;

/** Lists the borrower's loans and applications by tab. */
export const orderList = get('/v3/personal-center/order-list', {
  request: object({ orderType: oneOf(orderTypes), ...paging }),
  data: orderListData,
  providesTags: ['loans', 'repayment'],
  persist: true,
});
