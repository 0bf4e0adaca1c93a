import { routePatterns } from '@clearloan/routes';
import { lazyScreen, type CatalogLoader } from '@clearloan/app-runtime';
import type { RouteObject } from 'react-router-dom';
import { innerRoutes } from './inner-routes';

// The dynamic import of a catalog is untyped; all catalogs of a library have the same shape.
const catalog: CatalogLoader = (language) => import(`./locales/${language}.po`) as ReturnType<CatalogLoader>;

const orders = () => import('./orders/orders-page');
const loan = () => import('./loan/loan-page');
const papers = () => import('./paper-pages');

/** All screens of the feature, each loaded when it is first opened. */
export const routes: RouteObject[] = [
  {
    path: routePatterns.order,
    handle: {
      reads: async () => (await orders()).ordersReads,
      next: [routePatterns.loanDetailUrl],
    },
    Component: lazyScreen({ page: async () => (await orders()).OrdersPage, catalog }),
  },
  {
    path: routePatterns.loanDetailUrl,
    handle: {
      reads: async () => (await loan()).loanReads,
      next: [routePatterns.repayUrl],
    },
    Component: lazyScreen({ page: async () => (await loan()).LoanPage, catalog }),
  },
  {
    path: routePatterns.loanAgreement,
    Component: lazyScreen({
      page: async () => (await import('./agreements/loan-agreement-page')).LoanAgreementPage,
      catalog,
    }),
  },
  {
    path: innerRoutes.agreements,
    Component: lazyScreen({
      page: async () => (await papers()).OrderAgreementsPage,
      catalog,
    }),
  },
  {
    path: innerRoutes.closingLetter,
    Component: lazyScreen({
      page: async () => (await papers()).ClosingLetterPage,
      catalog,
    }),
  },
  {
    path: innerRoutes.statement,
    Component: lazyScreen({
      page: async () => (await papers()).StatementPage,
      catalog,
    }),
  },
  {
    path: routePatterns.activity,
    Component: lazyScreen({
      page: async () => (await import('./activity/activity-page')).ActivityPage,
      catalog,
    }),
  },
  {
    path: routePatterns.statements,
    Component: lazyScreen({
      page: async () => (await papers()).StatementsPage,
      catalog,
    }),
  },
];
