import { fillPath, routePatterns, withOwnKeys } from '@clearloan/routes';

/** The screens that only this feature links to. */
export const innerRoutes = { reference: `${routePatterns.loanDetailUrl}/reference` } as const;

/** Where a borrower sends the reference of a payment; with the payment it belongs to, if it exists already. */
export const referencePath = (orderId: string, paymentId?: string): string =>
  withOwnKeys(fillPath(innerRoutes.reference, { orderId }), { _payment: paymentId });
