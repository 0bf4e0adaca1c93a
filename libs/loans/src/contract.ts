/** The calls about products, applications, orders and agreements. */
import {
  cost,
  count,
  countBetween,
  get,
  id,
  money,
  noRequest,
  nothing,
  object,
  oneOf,
  optional,
  orderStatus,
  paging,
  postRaw,
  tenureType,
  text,
} from '@clearloan/api-client/declare';
import { agreement, agreementListData, loanAgreement } from './contract/agreement';
import { confirmLoanRequest, loanOfferData } from './contract/confirm';
import { classicHomeData, homeData } from './contract/home';
import { loanDetailsData, orderListData, orderTypes } from './contract/order';
import { applyData, productDetailData, productOfferData } from './contract/product';

export type { Agreement, LoanAgreement } from './contract/agreement';
export type { KeyFacts, LateRule, LoanOffer, PricedTenure } from './contract/confirm';
export type {
  AnnouncementItem,
  BannerItem,
  HomeBlock,
  HomePage,
  LargeCardItem,
  RepayItem,
  Tool,
} from './contract/home';
export { orderTypes } from './contract/order';
export type { LoanDetails, Order, OrderType } from './contract/order';
export { applyResults, eligibilityWords, nextSteps } from './contract/product';
export type {
  AgreementLink,
  ApplyResult,
  Eligibility,
  Product,
  ProductOffer,
  TenureChoice,
  VerifyStep,
} from './contract/product';

/** Shows the classic home: cards and the list of loans. */
export const classicHomePage = get('/v4/index/home-page', {
  request: noRequest,
  data: classicHomeData,
  public: true,
  about: ['loans'],
});

/** Shows the home: the next payment first, then loans to take, news and tools. */
export const homePage = get('/v5/index/index', {
  request: noRequest,
  data: homeData,
  public: true,
  about: ['loans', 'repayment'],
  keep: true,
});

/** Asks whether this borrower may apply for a product, and opens the application. */
export const applyForProduct = postRaw('/v3/product/apply', {
  request: object({ productId: id }),
  data: applyData,
  idempotent: true,
  changes: ['loans'],
});

/** Shows a product and what is still to be verified for it. */
export const productDetail = get('/v3/product/detail', {
  request: object({ productId: id }),
  data: productDetailData,
  public: true,
  about: ['loans', 'certification'],
});

/** Shows a product with the whole price of an example and who can get it. */
export const productOffer = get('/v3/product/detail-new', {
  request: object({ productId: id }),
  data: productOfferData,
  public: true,
  about: ['loans', 'certification'],
});

/** Sends the completed application for review. */
export const submitApplication = postRaw('/v3/product/push', {
  request: object({ orderId: id }),
  data: object({ orderStatus }),
  idempotent: true,
  changes: ['loans', 'certification'],
});

/** Lists the borrower's loans and applications by tab. */
export const orderList = get('/v3/personal-center/order-list', {
  request: object({ orderType: oneOf(orderTypes), ...paging }),
  data: orderListData,
  about: ['loans', 'repayment'],
  keep: true,
});

/** Lists the agreements of an order or of a product. */
export const agreementList = get('/v3/contract/contract', {
  request: object({ orderId: optional(id), productId: optional(id) }),
  data: agreementListData,
  about: ['loans'],
});

/** Says where an agreement is kept; the address is opened only when the phone's list allows it. */
export const agreementAddress = get('/v3/contract/contract-jump', {
  request: object({ scene: id, orderId: id }),
  data: object({ url: text(2000) }),
  about: ['loans'],
});

/** Shows the loan agreement of an order, filled in for an amount and a time. */
export const loanAgreementDetail = get('/v3/contract/loan-agreement-detail', {
  request: object({ orderId: id, amount: optional(money), tenure: optional(count) }),
  data: loanAgreement,
  about: ['loans'],
});

/** Shows an agreement that belongs to no order: terms of use, privacy rules. */
export const agreementByScene = get('/v3/contract/agreement', {
  request: object({ scene: id }),
  data: agreement,
  public: true,
});

/** Shows the loan ready to sign: its whole cost, plan, lender and rules for one amount and time. */
export const loanOffer = get('/v3/loan-confirm/loan-detail-confirm', {
  request: object({ orderId: id, amount: optional(money), tenure: optional(count) }),
  data: loanOfferData,
  about: ['loans', 'cards'],
});

/** Signs the loan with the code from the phone, or refuses it. */
export const confirmLoan = postRaw('/v3/loan-confirm/loan-detail-push', {
  request: confirmLoanRequest,
  data: object({ orderStatus }),
  idempotent: true,
  changes: ['loans', 'repayment', 'account'],
});

/** Shows one loan: what is left, each payment, what moved and the way out. */
export const loanDetails = get('/v3/loan-details/loan-details', {
  request: object({ orderId: id }),
  data: loanDetailsData,
  about: ['loans', 'repayment'],
  keep: true,
});

/** Sends how the borrower found it, once, after a loan is paid off. */
export const rateService = postRaw('/v3/loan-details/google-score', {
  request: object({ score: countBetween(1, 5), comment: optional(text(500)) }),
  data: nothing,
});

/** Prices an amount and a time before anything is agreed. */
export const loanTrial = get('/v3/installment/loan-trail', {
  request: object({ productId: id, amount: money, tenure: count, tenure_type: tenureType }),
  data: cost,
});
