import { routePatterns } from '@clearloan/routes';
import { lazyScreen } from '@clearloan/ui';
import type { RouteObject } from 'react-router-dom';
import { innerRoutes } from './inner-routes';
import { words } from './catalog';

export const routes: RouteObject[] = [
  {
    path: routePatterns.auth,
    Component: lazyScreen({ page: async () => (await import('./pages/overview-page')).OverviewPage, words }),
  },
  {
    path: routePatterns.IdCardType,
    Component: lazyScreen({ page: async () => (await import('./pages/identity-page')).IdentityPage, words }),
  },
  {
    path: routePatterns.faceDetection,
    Component: lazyScreen({ page: async () => (await import('./pages/face-page')).FacePage, words }),
  },
  {
    path: innerRoutes.identityDetails,
    Component: lazyScreen({
      page: async () => (await import('./pages/identity-details-page')).IdentityDetailsPage,
      words,
    }),
  },
  {
    path: innerRoutes.personal,
    Component: lazyScreen({ page: async () => (await import('./pages/personal-page')).PersonalPage, words }),
  },
  {
    path: innerRoutes.job,
    Component: lazyScreen({ page: async () => (await import('./pages/job-page')).JobPage, words }),
  },
  {
    path: innerRoutes.contacts,
    Component: lazyScreen({ page: async () => (await import('./pages/contacts-page')).ContactsPage, words }),
  },
  {
    path: routePatterns.bindBank,
    Component: lazyScreen({ page: async () => (await import('./pages/accounts-page')).AccountsPage, words }),
  },
  {
    path: innerRoutes.newAccount,
    Component: lazyScreen({
      page: async () => (await import('./pages/new-account-page')).NewAccountPage,
      words,
    }),
  },
];
