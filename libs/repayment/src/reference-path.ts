import { routePatterns, withOwnKeys, pathTo } from '@clearloan/routes';

/** Only this feature links here, so the shared route table does not contain it. */
export const referencePattern = `${routePatterns.loanDetailUrl}/reference`;

/** Where a borrower sends the reference of a payment; with the payment it belongs to, if it exists already. */
export const referencePath = (orderId: string, paymentId?: string): string =>
  withOwnKeys(`${pathTo('loanDetailUrl', { orderId })}/reference`, { _payment: paymentId });
