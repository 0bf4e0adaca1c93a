import { lazyScreen, type CatalogLoader } from '@clearloan/app-runtime';
import { routePatterns } from '@clearloan/routes';
import type { RouteObject } from 'react-router-dom';
import { innerRoutes } from './inner-routes';

/** The feature's messages, one chunk per language. */
const catalog: CatalogLoader = (language) => import(`./locales/${language}.po`) as ReturnType<CatalogLoader>;

const questions = () => import('./pages/questions-page');

export const routes: RouteObject[] = [
  {
    path: routePatterns.auth,
    Component: lazyScreen({
      page: async () => (await import('./pages/overview-page')).OverviewPage,
      catalog,
    }),
  },
  {
    path: routePatterns.IdCardType,
    Component: lazyScreen({
      page: async () => (await import('./pages/identity-page')).IdentityPage,
      catalog,
    }),
  },
  {
    path: routePatterns.faceDetection,
    Component: lazyScreen({ page: async () => (await import('./pages/face-page')).FacePage, catalog }),
  },
  {
    path: innerRoutes.identityDetails,
    Component: lazyScreen({
      page: async () => (await import('./pages/identity-details-page')).IdentityDetailsPage,
      catalog,
    }),
  },
  {
    path: innerRoutes.personal,
    Component: lazyScreen({
      page: async () => (await questions()).PersonalPage,
      catalog,
    }),
  },
  {
    path: innerRoutes.job,
    Component: lazyScreen({ page: async () => (await questions()).JobPage, catalog }),
  },
  {
    path: innerRoutes.contacts,
    Component: lazyScreen({
      page: async () => (await import('./pages/contacts-page')).ContactsPage,
      catalog,
    }),
  },
  {
    path: routePatterns.bindBank,
    Component: lazyScreen({
      page: async () => (await import('./pages/accounts-page')).AccountsPage,
      catalog,
    }),
  },
  {
    path: innerRoutes.newAccount,
    Component: lazyScreen({
      page: async () => (await import('./pages/new-account-page')).NewAccountPage,
      catalog,
    }),
  },
];
