import { routePatterns } from '@clearloan/routes';
import { lazyScreen, type CatalogLoader } from '@clearloan/app-runtime';
import type { RouteObject } from 'react-router-dom';
import { checkPattern, ratesPattern, toolNames, toolPattern } from './patterns';

// A dynamic import of a catalog has no type of its own; the catalogs of a library all look the same.
const catalog: CatalogLoader = (language) => import(`./locales/${language}.po`) as ReturnType<CatalogLoader>;

/** It works for everybody, with or without a login. */
const open = { open: true };

const inner = (path: string, page: Parameters<typeof lazyScreen>[0]['page']): RouteObject => ({
  path,
  handle: open,
  Component: lazyScreen({ page, catalog }),
});

/** Every screen of the feature, each fetched when it is first opened. */
export const routes: RouteObject[] = [
  {
    path: routePatterns.calculator,
    handle: open,
    Component: lazyScreen({
      page: async () => (await import('./pages/calculator-page')).calculatorPage(),
      catalog,
    }),
  },
  inner(ratesPattern, async () => (await import('./pages/rates-page')).RatesPage),
  inner(checkPattern, async () => (await import('./pages/check-page')).checkPage()),
  // Each is small: the first chunk names one file for all of them.
  ...toolNames.map((name) =>
    inner(toolPattern(name), async () => (await import('./pages/tool-pages')).toolPages[name]()),
  ),
];
