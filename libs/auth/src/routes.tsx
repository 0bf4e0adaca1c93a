import { routePatterns } from '@clearloan/routes';
import { lazyScreen } from '@clearloan/app-runtime';
import type { RouteObject } from 'react-router-dom';
import { catalog } from './catalog';

export const routes: RouteObject[] = [
  {
    path: routePatterns.login,
    handle: { open: true, next: [routePatterns.main] },
    Component: lazyScreen({
      page: async () => (await import('./pages/login-page')).loginPage(),
      catalog,
      prerenderedAs: 'login',
    }),
  },
];
