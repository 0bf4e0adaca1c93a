import {
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
  /** Since when the lender looks into this loan: meanwhile nothing about it is asked for. `orderStatusText` says so. */
  checkedSince: optional(instant),
  /** When the order came to its status: sent, refused, paid off. */
  statusAt: optional(instant),
  orderAmount: money,
  overdueDays: count,
  loanTime: optional(date),
  repayTime: optional(date),
  nextDue: optional(date),
  /** The day before it was moved; absent when it was not. */
  nextOriginalDue: optional(date),
  nextAmount: optional(money),
  nextPeriodNo: optional(count),
  /** Of a running loan. What they cover of `nextAmount` is not asked for again. */
  paymentsInProgress: manyOf(paymentInProgress),
  left: optional(money),
  buttonText: optional(text(40)),
  /** The name of the route to go on to. */
  next: optional(text(40)),
});
export type Order = Inside<typeof order>;

const orderListData = object({
  ...listOf(order).entries,
  counts: object({ all: count, repaying: count, unfinished: count, settled: count, closed: count }),
});

/** One loan whole. Before it is signed, the cost is the price of the amount asked for. */
export const loanDetailsData = object({
  orderId: id,
  orderNo: text(64),
  productId: id,
  productName: text(120),
  orderStatus,
  orderStatusText: text(80),
  /** Since when the lender looks into this loan: meanwhile nothing about it is asked for. `orderStatusText` says so. */
  checkedSince: optional(instant),
  /** When the order came to its status: sent, refused, paid off. */
  statusAt: optional(instant),
  /** The name of the route to go on to; of an approved loan, which of the three confirmations it has. */
  next: optional(text(40)),
  /** Why it was refused or why the money did not arrive, and from which day on to ask again. */
  reason: optional(text(300)),
  retryAt: optional(date),
  /** Of an application in review: the minutes a decision usually takes, 1 or more. */
  usualReviewMinutes: optional(count),
  /** Of a loan that is being paid out: when the money reaches the account, as far as the lender knows. */
  payoutExpectedAt: optional(instant),
  orderAmount: money,
  overdueDays: count,
  loanTime: optional(date),
  repayTime: optional(date),
  ...cost.entries,
  /** What is open of the whole loan, late fees included. */
  left: money,
  /** What ends the loan today; absent when nothing is owed. */
  payoffAmount: optional(money),
  /** By how much the debt grows tomorrow, tax included; absent when nothing is late. */
  penaltyPerDay: optional(money),
  transactions: manyOf(transaction),
  /** Absent where no mandate collects. */
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
