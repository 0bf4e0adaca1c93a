import { count, get, id, money, object, postRaw } from '@clearloan/api-client/declare';
import { cost, orderStatus, tenureType } from '@clearloan/loan-contract';
import { applyData, productDetailData, productOfferData } from './product';

/** Asks whether this borrower may apply for a product, and opens the application. */
export const applyForProduct = postRaw('/v3/product/apply', {
  request: object({ productId: id }),
  data: applyData,
  idempotent: true,
  invalidatesTags: ['loans'],
});

/** Shows a product and what is still to be verified for it. */
export const productDetail = get('/v3/product/detail', {
  request: object({ productId: id }),
  data: productDetailData,
  public: true,
  providesTags: ['loans', 'certification'],
});

/** Shows a product with the whole price of an example and who can get it. */
export const productOffer = get('/v3/product/detail-new', {
  request: object({ productId: id }),
  data: productOfferData,
  public: true,
  providesTags: ['loans', 'certification'],
});

/** Sends the completed application for review. */
export const submitApplication = postRaw('/v3/product/push', {
  request: object({ orderId: id }),
  data: object({ orderStatus }),
  idempotent: true,
  invalidatesTags: ['loans', 'certification'],
});

/**
 * Takes an application back before it is decided: nothing is lent and nothing is owed. Sent again, it answers how it stands.
 * An application that is decided is refused (1003).
 */
export const withdrawApplication = postRaw('/v3/product/withdraw', {
  request: object({ orderId: id }),
  data: object({ orderStatus }),
  idempotent: true,
  invalidatesTags: ['loans', 'certification'],
});

/** Prices an amount and a time before anything is agreed. */
export const loanTrial = get('/v3/installment/loan-trail', {
  request: object({ productId: id, amount: money, tenure: count, tenure_type: tenureType }),
  data: cost,
});
