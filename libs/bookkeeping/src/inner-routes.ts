import { routePatterns } from '@clearloan/routes';

/** The screens that only this feature links to. */
export const innerRoutes = {
  add: `${routePatterns.bookkeeping}/new`,
  record: `${routePatterns.bookkeeping}/records/:recordId`,
  accounts: `${routePatterns.bookkeeping}/accounts`,
  addAccount: `${routePatterns.bookkeeping}/accounts/new`,
  account: `${routePatterns.bookkeeping}/accounts/:accountId`,
  regular: `${routePatterns.bookkeeping}/regular`,
  table: `${routePatterns.bookkeeping}/table`,
  budgets: `${routePatterns.bookkeeping}/budgets`,
  categories: `${routePatterns.bookkeeping}/categories`,
} as const;
