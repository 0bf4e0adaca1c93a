import { routePatterns } from '@clearloan/routes';
import { lazyScreen, type CatalogLoader } from '@clearloan/app-runtime';
import type { RouteObject } from 'react-router-dom';
import { innerRoutes, toolNames, toolPattern } from './inner-routes';

// The dynamic import of a catalog is untyped; all catalogs of a library have the same shape.
const catalog: CatalogLoader = (language) => import(`./locales/${language}.po`) as ReturnType<CatalogLoader>;

/** Available to everyone, with or without a login. */
const open = { open: true };

const inner = (path: string, page: Parameters<typeof lazyScreen>[0]['page']): RouteObject => ({
  path,
  handle: open,
  Component: lazyScreen({ page, catalog }),
});

/** All screens of the feature, each loaded when it is first opened. */
export const routes: RouteObject[] = [
  {
    path: routePatterns.calculator,
    handle: open,
    Component: lazyScreen({
      page: async () => (await import('./pages/calculator-page')).calculatorPage(),
      catalog,
    }),
  },
  inner(innerRoutes.rates, async () => (await import('./pages/rates-page')).RatesPage),
  inner(innerRoutes.check, async () => (await import('./pages/check-page')).checkPage()),
  // Each is small: the first chunk references one file for all of them.
  ...toolNames.map((name) =>
    inner(toolPattern(name), async () => (await import('./pages/tool-pages')).toolPages[name]()),
  ),
];
