import {
  array,
  count,
  date,
  flag,
  flagOrNo,
  get,
  id,
  instant,
  manyOf,
  matching,
  money,
  object,
  oneOf,
  openEnum,
  optional,
  percent,
  postRaw,
  text,
  type Inside,
} from '@clearloan/api-client/declare';
import { bank, cost, grievanceOfficer, lender, orderStatus, tenureTypes } from '@clearloan/loan-contract';
import { agreementLink } from './product';

/** A repayment tenure with its price, so that tenures can be compared before choosing. */
const pricedTenure = object({
  tenure: count,
  tenure_type: openEnum(tenureTypes),
  month_amount: money,
  cost: money,
  totalRepay: money,
  apr: percent,
});
export type PricedTenure = Inside<typeof pricedTenure>;

/** The cost of late payment: percent of the open amount per day after the grace period, up to the cap. */
const lateRule = object({
  feePercentPerDay: percent,
  cap: optional(money),
  graceDays: optional(count),
});
export type LateRule = Inside<typeof lateRule>;

/** The key facts statement: an acceptance names the version that the borrower saw. */
const keyFacts = object({ version: text(40), sha256: text(64), validUntil: instant });
export type KeyFacts = Inside<typeof keyFacts>;

/** The loan ready to sign, with everything that must be shown first. */
const loanOfferData = object({
  ...cost.entries,
  orderId: id,
  productName: text(120),
  orderStatus,
  amountMin: money,
  amountMax: money,
  amountStep: money,
  tenures: array(pricedTenure),
  bank: optional(bank),
  lender,
  purpose: optional(text(120)),
  late: lateRule,
  grievanceOfficer,
  autopay: object({ allowed: flagOrNo, maxAmount: optional(money), until: optional(date) }),
  agreements: manyOf(agreementLink),
  coolingOffDays: count,
  kfs: keyFacts,
});
export type LoanOffer = Inside<typeof loanOfferData>;

/** `accept` requires everything below; `refuse` only the order. */
const confirmLoanRequest = object({
  orderId: id,
  decision: oneOf(['accept', 'refuse']),
  amount: optional(money),
  tenure: optional(count),
  kfsVersion: optional(text(40)),
  agreements: optional(array(object({ scene: id, version: text(40) }))),
  autopay: optional(flag),
  smsCode: optional(matching(/^\d{4,8}$/, 'The code has 4 to 8 digits.')),
});

/** Shows the loan ready to sign: its total cost, plan, lender and rules for one amount and tenure. */
export const loanOffer = get('/v3/loan-confirm/loan-detail-confirm', {
  request: object({ orderId: id, amount: optional(money), tenure: optional(count) }),
  data: loanOfferData,
  providesTags: ['loans', 'cards'],
});

/** Signs the loan with the SMS code, or refuses it. */
export const confirmLoan = postRaw('/v3/loan-confirm/loan-detail-push', {
  request: confirmLoanRequest,
  data: object({ orderStatus }),
  idempotent: true,
  invalidatesTags: ['loans', 'repayment', 'account'],
});
