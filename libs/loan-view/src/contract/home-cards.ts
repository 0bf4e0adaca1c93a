import {
  array,
  blocksOf,
  count,
  date,
  flagOrNo,
  get,
  id,
  literal,
  manyOf,
  money,
  noRequest,
  object,
  optional,
  ownPath,
  text,
  type InferOutput,
} from '@clearloan/api-client/declare';
import { cost, paymentInProgress } from '@clearloan/loan-contract';
import { product } from './product';

/** A featured product: with the full price of an example that a visitor can change. */
const largeCardItem = object({
  ...product.entries,
  /** The amount is a binding offer to this borrower, valid until `openUntil`. */
  preApproved: flagOrNo,
  /** Until when the amount is offered. */
  openUntil: optional(date),
  /** The smallest amount to choose. */
  amountMin: optional(money),
  /** Amounts are multiples of it, from the minimum on. */
  amountStep: optional(money),
  /** The full price of an example. */
  costExample: optional(cost),
});
export type LargeCardItem = InferOutput<typeof largeCardItem>;

const bannerItem = object({
  /** The id of the banner. */
  key: id,
  /** Its heading. */
  title: text(120),
  /** What it says. */
  text: optional(text(300)),
  /** A picture at the lender’s own origin. */
  imageUrl: optional(ownPath),
  /** Where a tap leads. */
  linkUrl: optional(text(500)),
});
export type BannerItem = InferOutput<typeof bannerItem>;

/** The next payment of an active loan. Open today = amount + penalty + penaltyTax. */
export const repayItem = object({
  /** The loan. */
  orderId: id,
  /** The name of the product. */
  productName: text(120),
  /** The number of the payment. */
  periodNo: count,
  /** How many payments the loan has. */
  periods: count,
  /** How many of them are paid. */
  paidPeriods: count,
  /** The due date. */
  dueTime: date,
  /** The original due date; absent if it was not moved. */
  originalDueTime: optional(date),
  /** The open amount of this payment, without its late fee. */
  amount: money,
  /** The open amount of the whole loan with all late fees, as in the loan's details. */
  left: money,
  /** Days since the due date. */
  overdueDays: count,
  /** The late fee so far. */
  penalty: money,
  /** The tax on it. */
  penaltyTax: money,
  /** By how much the debt grows per day, tax included. */
  penaltyPerDay: money,
  /** Of this loan. The part of the payment that they cover is not requested again. */
  paymentsInProgress: manyOf(paymentInProgress),
  /** The date on which a mandate collects this payment. */
  collectOn: optional(date),
});
export type RepayItem = InferOutput<typeof repayItem>;

export const largeCard = object({
  /** The kind of block. */
  type: literal('LARGE_CARD'),
  /** Featured products. */
  items: array(largeCardItem),
});
export const smallCard = object({
  /** The kind of block. */
  type: literal('SMALL_CARD'),
  /** Products as cards. */
  items: array(product),
});
export const productList = object({
  /** The kind of block. */
  type: literal('PRODUCT_LIST'),
  /** Products as lines. */
  items: array(product),
});
export const banner = object({
  /** The kind of block. */
  type: literal('BANNER'),
  /** Banners. */
  items: array(bannerItem),
});
const classicHomeData = object({
  /** The blocks, in order; the app leaves out one of an unknown type. */
  list: blocksOf([largeCard, smallCard, productList, banner]),
});

/** Shows the classic home: cards and the list of loans. */
export const classicHomePage = get('/v4/index/home-page', {
  request: noRequest,
  data: classicHomeData,
  public: true,
  providesTags: ['loans'],
});
