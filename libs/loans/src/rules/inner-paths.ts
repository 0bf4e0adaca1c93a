import { pathTo, routePatterns } from '@clearloan/routes';

/** The screens that only this feature links to; each is below the loan it belongs to. */
export const innerPatterns = {
  agreements: `${routePatterns.loanDetailUrl}/agreements`,
  closingLetter: `${routePatterns.loanDetailUrl}/closing-letter`,
  statement: `${routePatterns.loanDetailUrl}/statement`,
} as const;

/** The list of a loan's agreements. */
export const agreementsPath = (orderId: string): string =>
  `${pathTo('loanDetailUrl', { orderId })}/agreements`;

/** The closing letter of a paid-off loan. */
export const closingLetterPath = (orderId: string): string =>
  `${pathTo('loanDetailUrl', { orderId })}/closing-letter`;

/** The statement of a loan, year by year. */
export const statementPath = (orderId: string): string => `${pathTo('loanDetailUrl', { orderId })}/statement`;
