import { routePatterns } from '@clearloan/routes';
import { lazyScreen, type WordsOf } from '@clearloan/ui';
import type { RouteObject } from 'react-router-dom';
import { checkPattern, ratesPattern } from './patterns';

// A dynamic import of a catalog has no type of its own; the catalogs of a library all look the same.
const words: WordsOf = (language) => import(`./locales/${language}.po`) as ReturnType<WordsOf>;

/** It works for everybody, with or without a login. */
const open = { open: true };

/** Every screen of the feature, each fetched when it is first opened. */
export const routes: RouteObject[] = [
  {
    path: routePatterns.calculator,
    handle: open,
    Component: lazyScreen({
      page: async () => (await import('./pages/calculator-page')).calculatorPage(),
      words,
    }),
  },
  {
    path: ratesPattern,
    handle: open,
    Component: lazyScreen({ page: async () => (await import('./pages/rates-page')).RatesPage, words }),
  },
  {
    path: checkPattern,
    handle: open,
    Component: lazyScreen({ page: async () => (await import('./pages/check-page')).CheckPage, words }),
  },
];
