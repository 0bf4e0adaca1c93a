import { routePatterns } from '@clearloan/routes';
import { lazyScreen } from '@clearloan/app-runtime';
import type { RouteObject } from 'react-router-dom';
import { catalog } from './catalog';

export const routes: RouteObject[] = [
  {
    path: routePatterns.appLock,
    Component: lazyScreen({
      page: async () => (await import('./lock/lock-page')).LockPage,
      catalog,
    }),
  },
];
