import { routePatterns } from '@clearloan/routes';
import { lazyScreen, type CatalogLoader } from '@clearloan/app-runtime';
import type { RouteObject } from 'react-router-dom';

// The dynamic import of a catalog is untyped; all catalogs of a library have the same shape.
const catalog: CatalogLoader = (language) => import(`./locales/${language}.po`) as ReturnType<CatalogLoader>;

/** Open to visitors without a login. */
const open = { open: true };

const landing = () => import('./product/landing-page');
const confirm = () => import('./offer/confirm-page');

/** All screens of the feature, each loaded when it is first opened. */
export const routes: RouteObject[] = [
  {
    path: routePatterns.productDetail,
    handle: open,
    Component: lazyScreen({
      page: async () => (await import('./product/product-page')).ProductPage,
      catalog,
    }),
  },
  {
    path: routePatterns.agreement,
    handle: open,
    Component: lazyScreen({
      page: async () => (await import('./agreements/agreement-page')).AgreementPage,
      catalog,
    }),
  },
  {
    path: routePatterns.landing,
    handle: open,
    Component: lazyScreen({
      page: async () => (await landing()).LandingPage,
      catalog,
    }),
  },
  {
    path: routePatterns.landing2,
    handle: open,
    Component: lazyScreen({
      page: async () => (await landing()).LandingOfLoanPage,
      catalog,
    }),
  },
  {
    path: routePatterns.confirmUrl,
    Component: lazyScreen({ page: async () => (await confirm()).ConfirmPage, catalog }),
  },
  {
    path: routePatterns.confirmNew,
    Component: lazyScreen({
      page: async () => (await confirm()).ConfirmNewPage,
      catalog,
    }),
  },
  {
    path: routePatterns.confirmPeriod,
    Component: lazyScreen({
      page: async () => (await confirm()).ConfirmPeriodPage,
      catalog,
    }),
  },
];
