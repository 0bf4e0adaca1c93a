/** The calls of an application’s page: what is left to verify, sending it and withdrawing it. */
import { get, id, object, postRaw } from '@clearloan/api-client/declare';
import { orderStatus } from '@clearloan/loan-contract';
import { productDetailData } from '@clearloan/loan-view/contract';

/** Shows a product, its verification steps and which of them is next. */
export const productDetail = get('/v3/product/detail', {
  request: object({
    /** The product. */
    productId: id,
  }),
  data: productDetailData,
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
