import { isHandedOver } from '@clearloan/auth';
import { pathTo } from '@clearloan/routes';
import { firstScreen, lazyScreen, ScreenError } from '@clearloan/ui';
import { createBrowserRouter, type Location, type RouteObject } from 'react-router-dom';
import { RootLayout } from '../layout/root-layout';
import { client, expiry, notifier, queries } from '../start-up/lender';
import { session } from '../start-up/session';
import { loginPath } from './guard';
import { readFirst, screens } from './screens';

/** An address that nobody knows says so and leads home, with Back still working. */
const unknown: RouteObject = {
  path: '*',
  lazy: lazyScreen({ page: async () => (await import('../layout/unknown-page')).UnknownPage }),
};

export type Router = ReturnType<typeof createBrowserRouter>;

/** The router with its first screen loaded; later screens load while the old one stays in view. */
export async function openRouter(): Promise<Router> {
  const errorElement = <ScreenError />;
  const visitor = { isLoggedIn: session.isLoggedIn, isHandedOver };
  let onView: Location | undefined;
  const place = {
    isAtLogin: () => onView?.pathname === pathTo('login'),
    address: () => window.location.pathname + window.location.search,
    read: async (path: string) => readFirst(path, { client, queries }),
  };
  const children = [...screens(visitor, place, errorElement), { ...unknown, errorElement }];
  const router = createBrowserRouter([
    { element: <RootLayout />, errorElement, hydrateFallbackElement: <></>, children },
  ]);
  expiry.addEventListener('expired', () => {
    const { pathname, search } = router.state.location;
    if (pathname !== pathTo('login')) void router.navigate(loginPath(pathname + search), { replace: true });
  });
  router.subscribe(({ location }) => {
    onView = location;
  });
  router.subscribe(releaseMaskOnMove(router));
  await firstScreen(router);
  return router;
}

/** A mask belongs to the screen that sent: whoever moves on is not held back by it. */
function releaseMaskOnMove(router: Router): () => void {
  let place = router.state.location.key;
  return () => {
    if (router.state.location.key === place) return;
    place = router.state.location.key;
    notifier.release();
  };
}
