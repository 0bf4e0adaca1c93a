import { routePatterns } from '@clearloan/routes';
import { lazyScreen, type CatalogLoader } from '@clearloan/app-runtime';
import type { RouteObject } from 'react-router-dom';
import { innerRoutes } from './inner-routes';

// The dynamic import of a catalog is untyped; all catalogs of a library have the same shape.
const catalog: CatalogLoader = (language) => import(`./locales/${language}.po`) as ReturnType<CatalogLoader>;

/** All screens of the feature, each loaded when it is first opened. Help is open to visitors. */
export const routes: RouteObject[] = [
  {
    path: routePatterns.customerService,
    handle: { open: true },
    Component: lazyScreen({ page: async () => (await import('./pages/help-page')).HelpPage, catalog }),
  },
  {
    path: routePatterns.complaint,
    Component: lazyScreen({
      page: async () => (await import('./pages/problems-page')).ProblemsPage,
      catalog,
    }),
  },
  {
    path: innerRoutes.newProblem,
    Component: lazyScreen({
      page: async () => (await import('./pages/new-problem-page')).NewProblemPage,
      catalog,
    }),
  },
  {
    path: innerRoutes.problem,
    Component: lazyScreen({ page: async () => (await import('./pages/problem-page')).ProblemPage, catalog }),
  },
  {
    path: innerRoutes.message,
    Component: lazyScreen({ page: async () => (await import('./pages/message-page')).MessagePage, catalog }),
  },
];
