import { array, get, id, object, optional, text } from '@clearloan/api-client/declare';
import { agreementLink } from '@clearloan/loan-view/contract';

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
