import {
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

/** An agreement to read. The html comes from the lender and is sanitized before it is shown. */
export const agreement = object({
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
