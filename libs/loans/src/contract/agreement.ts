import {
  array,
  count,
  get,
  id,
  instant,
  money,
  object,
  optional,
  text,
  type InferOutput,
} from '@clearloan/api-client/declare';
import { agreementLink } from './product';

/** An agreement to read. The html comes from the lender and is sanitized before it is shown. */
const agreement = object({
  /** The title. */
  title: text(200),
  /** The text as HTML. */
  html: text(500_000),
  /** The version. */
  version: text(40),
  /** The language of the text; differs from the requested one if only the legal version exists. */
  lang: optional(text(8)),
});
export type Agreement = InferOutput<typeof agreement>;

const loanAgreement = object({
  ...agreement.entries,
  /** The hash of the text, to compare with that of a copy. */
  sha256: text(64),
  /** When the borrower signed it. */
  signedAt: optional(instant),
});
export type LoanAgreement = InferOutput<typeof loanAgreement>;

const agreementListData = object({
  /** The agreements, in the order in which they are read. */
  list: array(agreementLink),
});

/** Lists the agreements of an order or of a product. */
export const agreementList = get('/v3/contract/contract', {
  request: object({
    /** The order whose agreements are listed. */
    orderId: optional(id),
    /** The product whose agreements are listed, where there is no order. */
    productId: optional(id),
  }),
  data: agreementListData,
  providesTags: ['loans'],
});

/** Returns the URL of an agreement; it is opened only if the device's allow list permits it. */
export const agreementAddress = get('/v3/contract/contract-jump', {
  request: object({
    /** The agreement. */
    scene: id,
    /** The order that it belongs to. */
    orderId: id,
  }),
  data: object({
    /** The address: a path of the app, or HTTPS. */
    url: text(2000),
  }),
  providesTags: ['loans'],
});

/**
 * Shows the loan agreement of an order, filled in for an amount and a tenure; or, by its scene, a change of it: one that was signed, or
 * `arrangement-` and the key of a plan for a late borrower that may be agreed to.
 */
export const loanAgreementDetail = get('/v3/contract/loan-agreement-detail', {
  request: object({
    /** The order. */
    orderId: id,
    /** The amount to fill in; that of the order by default, and always once it is signed. */
    amount: optional(money),
    /** How many of the loan's `tenure_type` to fill in; likewise. */
    tenure: optional(count),
    /** A change of the agreement; the agreement itself by default. */
    scene: optional(id),
  }),
  data: loanAgreement,
  providesTags: ['loans'],
});

/** Shows an agreement that belongs to no order: terms of use, privacy rules. */
export const agreementByScene = get('/v3/contract/agreement', {
  request: object({
    /** The agreement. */
    scene: id,
  }),
  data: agreement,
  public: true,
});
