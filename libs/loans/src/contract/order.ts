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
import { orderStatus, paymentInProgress } from '@clearloan/loan-contract';

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

/** Lists the borrower's loans and applications by tab. */
export const orderList = get('/v3/personal-center/order-list', {
  request: object({ orderType: oneOf(orderTypes), ...paging }),
  data: orderListData,
  providesTags: ['loans', 'repayment'],
  persist: true,
});
