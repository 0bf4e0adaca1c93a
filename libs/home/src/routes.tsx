import { routePatterns } from '@clearloan/routes';
import { lazyScreen, type CatalogLoader } from '@clearloan/app-runtime';
import type { RouteObject } from 'react-router-dom';

// The dynamic import of a catalog is untyped; all catalogs of a library have the same shape.
const catalog: CatalogLoader = (language) => import(`./locales/${language}.po`) as ReturnType<CatalogLoader>;

const home = () => import('./pages/home-page');

/** The home screen, loaded when it is first opened. */
export const routes: RouteObject[] = [
  {
    path: routePatterns.main,
    handle: {
      open: true,
      reads: async () => (await home()).homeReads,
      next: [routePatterns.order, routePatterns.productDetail],
    },
    Component: lazyScreen({
      page: async () => {
        const { HomePage, HomeBelowFold } = await home();
        // Loads while the slip renders.
        HomeBelowFold.preload();
        return HomePage;
      },
      catalog,
      prerenderedAs: 'home',
    }),
  },
];
