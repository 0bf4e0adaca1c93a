import { routePatterns } from '@clearloan/routes';
import { lazyScreen } from '@clearloan/ui';
import type { RouteObject } from 'react-router-dom';
import { innerRoutes } from './inner-routes';
import { words } from './words';

export const routes: RouteObject[] = [
  {
    path: routePatterns.auth,
    lazy: lazyScreen({ page: async () => (await import('./pages/overview-page')).OverviewPage, words }),
  },
  {
    path: routePatterns.IdCardType,
    lazy: lazyScreen({ page: async () => (await import('./pages/identity-page')).IdentityPage, words }),
  },
  {
    path: routePatterns.faceDetection,
    lazy: lazyScreen({ page: async () => (await import('./pages/face-page')).FacePage, words }),
  },
  {
    path: innerRoutes.identityDetails,
    lazy: lazyScreen({
      page: async () => (await import('./pages/identity-details-page')).IdentityDetailsPage,
      words,
    }),
  },
  {
    path: innerRoutes.personal,
    lazy: lazyScreen({ page: async () => (await import('./pages/personal-page')).PersonalPage, words }),
  },
  {
    path: innerRoutes.job,
    lazy: lazyScreen({ page: async () => (await import('./pages/job-page')).JobPage, words }),
  },
  {
    path: innerRoutes.contacts,
    lazy: lazyScreen({ page: async () => (await import('./pages/contacts-page')).ContactsPage, words }),
  },
  {
    path: routePatterns.bindBank,
    lazy: lazyScreen({ page: async () => (await import('./pages/accounts-page')).AccountsPage, words }),
  },
  {
    path: innerRoutes.newAccount,
    lazy: lazyScreen({ page: async () => (await import('./pages/new-account-page')).NewAccountPage, words }),
  },
];
