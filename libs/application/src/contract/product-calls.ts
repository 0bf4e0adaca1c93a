import { count, get, id, money, object, optional, postRaw } from '@clearloan/api-client/declare';
import { cost, tenureType } from '@clearloan/loan-contract';
import { applyData, productOfferData } from './product';

/** Checks whether this borrower may apply for a product, and opens the application. */
export const applyForProduct = postRaw('/v3/product/apply', {
  /** `amount` and `tenure` are what the borrower tried: the application names them, and the offer opens on them. */
  request: object({
    /** The product. */
    productId: id,
    /** The amount that the borrower tried. */
    amount: optional(money),
    /** How many of the product's `tenure_type` the borrower tried. */
    tenure: optional(count),
  }),
  data: applyData,
  idempotent: true,
  invalidatesTags: ['loans'],
});

/** Shows a product with the full price of an example and its eligibility rules. */
export const productOffer = get('/v3/product/detail-new', {
  request: object({
    /** The product. */
    productId: id,
  }),
  data: productOfferData,
  public: true,
  providesTags: ['loans', 'certification'],
});

/** Prices an amount and a tenure without obligation. */
export const loanTrial = get('/v3/installment/loan-trail', {
  request: object({
    /** The product. */
    productId: id,
    /** The amount to price. */
    amount: money,
    /** How many of `tenure_type`. */
    tenure: count,
    /** The unit of the tenure: that of the product. */
    tenure_type: tenureType,
  }),
  data: cost,
});
