import { routePatterns } from '@clearloan/routes';
import { lazyScreen } from '@clearloan/app-runtime';
import type { RouteObject } from 'react-router-dom';
import { innerRoutes } from './inner-routes';
import { catalog } from './catalog';

/** Visitors decide about their data too, so none of these needs a login. */
const handle = { open: true } as const;

export const routes: RouteObject[] = [
  {
    path: routePatterns.privacyCentre,
    handle,
    Component: lazyScreen({ page: async () => (await import('./pages/centre-page')).CentrePage, catalog }),
  },
  {
    path: innerRoutes.agreed,
    handle,
    Component: lazyScreen({ page: async () => (await import('./pages/agreed-page')).AgreedPage, catalog }),
  },
  {
    path: innerRoutes.sent,
    handle,
    Component: lazyScreen({ page: async () => (await import('./pages/sent-page')).SentPage, catalog }),
  },
  {
    path: innerRoutes.never,
    handle,
    Component: lazyScreen({ page: async () => (await import('./pages/never-page')).NeverPage, catalog }),
  },
  {
    path: routePatterns.privacyPolicy,
    handle,
    Component: lazyScreen({ page: async () => (await import('./pages/policy-page')).PolicyPage, catalog }),
  },
];
