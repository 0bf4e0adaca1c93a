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
  type InferOutput,
} from '@clearloan/api-client/declare';
import { orderStatus, paymentInProgress } from '@clearloan/loan-contract';

/** The tabs of the order list. */
export const orderTypes = [
  /** All of them. */
  'all',
  /** Loans to pay back: `repaying`, `overdue`. */
  'repaying',
  /** On the way to a loan: `draft`, `reviewing`, `approved`, `disbursing`, `disburseFailed`. */
  'unfinished',
  /** Paid off: `settled`. */
  'settled',
  /** Ended without one: `rejected`, `cancelled`, `withdrawn`. */
  'closed',
] as const;
export type OrderType = (typeof orderTypes)[number];

const order = object({
  /** The id of the loan or application. */
  orderId: id,
  /** The number that the borrower quotes. */
  orderNo: text(64),
  /** The name of the product. */
  productName: text(120),
  /** A picture at the lender’s own origin. */
  productLogo: optional(ownPath),
  /** The status of the loan or application. */
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
  /** The amount applied for; of a signed loan its principal. */
  orderAmount: money,
  /** Days since the oldest unpaid due date. */
  overdueDays: count,
  /** The day of the payout. */
  loanTime: optional(date),
  /** The last due date. */
  repayTime: optional(date),
  /** The due date of the next payment. */
  nextDue: optional(date),
  /** The original due date; absent if it was not moved. */
  nextOriginalDue: optional(date),
  /** What is open of the next payment. */
  nextAmount: optional(money),
  /** The number of the next payment. */
  nextPeriodNo: optional(count),
  /** Of an active loan. The part of `nextAmount` that they cover is not requested again. */
  paymentsInProgress: manyOf(paymentInProgress),
  /** The open amount of the whole loan. */
  left: optional(money),
  /** What the button of the card says. */
  buttonText: optional(text(40)),
  /** The name of the next route. */
  next: optional(text(40)),
});
export type Order = InferOutput<typeof order>;

const orderListData = object({
  ...listOf(order).entries,
  /** How many orders each tab has. */
  counts: object({
    /** How many the tab `all` has. */
    all: count,
    /** How many the tab `repaying` has. */
    repaying: count,
    /** How many the tab `unfinished` has. */
    unfinished: count,
    /** How many the tab `settled` has. */
    settled: count,
    /** How many the tab `closed` has. */
    closed: count,
  }),
});

/** Lists the borrower's loans and applications by tab. */
export const orderList = get('/v3/personal-center/order-list', {
  request: object({
    /** The tab. */
    orderType: oneOf(orderTypes),
    ...paging,
  }),
  data: orderListData,
  providesTags: ['loans', 'repayment'],
  persist: true,
});
