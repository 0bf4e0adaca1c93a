import { routePatterns } from '@clearloan/routes';

/** The screens that only this feature links to; each is below the loan it belongs to. */
export const innerRoutes = {
  agreements: `${routePatterns.loanDetailUrl}/agreements`,
  closingLetter: `${routePatterns.loanDetailUrl}/closing-letter`,
  statement: `${routePatterns.loanDetailUrl}/statement`,
} as const;
