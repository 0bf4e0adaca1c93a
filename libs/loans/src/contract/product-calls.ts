import { count, get, id, money, object, optional, postRaw } from '@clearloan/api-client/declare';
import { cost, orderStatus, tenureType } from '@clearloan/loan-contract';
import { applyData, productDetailData, productOfferData } from './product';

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

/** Shows a product and its open verification steps. */
export const productDetail = get('/v3/product/detail', {
  request: object({
    /** The product. */
    productId: id,
  }),
  data: productDetailData,
  public: true,
  providesTags: ['loans', 'certification'],
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

/** Submits the completed application for review. */
export const submitApplication = postRaw('/v3/product/push', {
  request: object({
    /** The application. */
    orderId: id,
  }),
  data: object({
    /** The status from now on. */
    orderStatus,
  }),
  idempotent: true,
  invalidatesTags: ['loans', 'certification'],
});

/**
 * Withdraws an application before it is decided: nothing is lent and nothing is owed. Repeating it returns the current
 * status. A decided application is refused (1003).
 */
export const withdrawApplication = postRaw('/v3/product/withdraw', {
  request: object({
    /** The application. */
    orderId: id,
  }),
  data: object({
    /** The status from now on. */
    orderStatus,
  }),
  idempotent: true,
  invalidatesTags: ['loans', 'certification'],
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
