import { routePatterns, withOwnKeys, pathTo } from '@clearloan/routes';

/** Only this feature leads here, so the shared table of screens does not hold it. */
export const referencePattern = `${routePatterns.loanDetailUrl}/reference`;

/** Where a borrower sends the reference of a payment; with the payment it belongs to, when there is one already. */
export const referencePath = (orderId: string, paymentId?: string): string =>
  withOwnKeys(`${pathTo('loanDetailUrl', { orderId })}/reference`, { _payment: paymentId });
