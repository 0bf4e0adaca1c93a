import { routePatterns } from '@clearloan/routes';
import { lazyScreen, type CatalogLoader } from '@clearloan/app-runtime';
import type { RouteObject } from 'react-router-dom';
import { innerRoutes } from './inner-routes';

// The dynamic import of a catalog is untyped; all catalogs of a library have the same shape.
const catalog: CatalogLoader = (language) => import(`./locales/${language}.po`) as ReturnType<CatalogLoader>;

/** All screens of the feature, each loaded when it is first opened. */
export const routes: RouteObject[] = [
  {
    path: routePatterns.repayUrl,
    Component: lazyScreen({ page: async () => (await import('./pages/repay-page')).RepayPage, catalog }),
  },
  {
    path: routePatterns.ynRepayChoose,
    Component: lazyScreen({
      page: async () => (await import('./pages/pay-channels-page')).PayChannelsPage,
      catalog,
    }),
  },
  {
    path: routePatterns.autopay,
    Component: lazyScreen({
      page: async () => (await import('./autopay/autopay-page')).AutopayPage,
      catalog,
    }),
  },
  {
    path: routePatterns.repayDelayUrl,
    Component: lazyScreen({ page: async () => (await import('./pages/delay-page')).DelayPage, catalog }),
  },
  {
    path: routePatterns.ynRepay,
    Component: lazyScreen({ page: async () => (await import('./pages/pay-code-page')).PayCodePage, catalog }),
  },
  {
    path: innerRoutes.reference,
    Component: lazyScreen({
      page: async () => (await import('./pages/reference-page')).ReferencePage,
      catalog,
    }),
  },
  {
    path: routePatterns.paymentDetail,
    Component: lazyScreen({ page: async () => (await import('./pages/payment-page')).PaymentPage, catalog }),
  },
];
