import { routePatterns } from '@clearloan/routes';
import { lazyScreen, type CatalogLoader } from '@clearloan/app-runtime';
import type { RouteObject } from 'react-router-dom';
import { messagePattern, newProblemPattern, problemPattern } from './paths';

// A dynamic import of a catalog has no type of its own; the catalogs of a library all look the same.
const catalog: CatalogLoader = (language) => import(`./locales/${language}.po`) as ReturnType<CatalogLoader>;

/** Every screen of the feature, each fetched when it is first opened. Help is open to visitors. */
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
    path: newProblemPattern,
    Component: lazyScreen({
      page: async () => (await import('./pages/new-problem-page')).NewProblemPage,
      catalog,
    }),
  },
  {
    path: problemPattern,
    Component: lazyScreen({ page: async () => (await import('./pages/problem-page')).ProblemPage, catalog }),
  },
  {
    path: messagePattern,
    Component: lazyScreen({ page: async () => (await import('./pages/message-page')).MessagePage, catalog }),
  },
];
