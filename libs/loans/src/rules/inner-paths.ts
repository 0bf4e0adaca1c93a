import { pathTo, routePatterns } from '@clearloan/routes';

/** The screens that only this feature leads to; each below the loan it belongs to. */
export const innerPatterns = { agreements: `${routePatterns.loanDetailUrl}/agreements` } as const;

/** The list of a loan's agreements. */
export const agreementsPath = (orderId: string): string =>
  `${pathTo('loanDetailUrl', { orderId })}/agreements`;
