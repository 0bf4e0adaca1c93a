import type { ApiClient } from '@clearloan/api-client';
import type { ScreenRouter } from '@clearloan/app-runtime';
import { mayPrefetch, whenSettled } from '../runtime/idle';
import { nextScreens, prefetchCode } from './screens';

/** A borrower opens the next screen soon. A visitor types a number first, so prefetching waits longer. */
const beforeNextMs = 1500;

/** Prefetches the code of the most likely next screens when the device is idle. */
export function prefetchLikelyRoutes(
  router: ScreenRouter,
  { isLoggedIn }: Pick<ApiClient['session'], 'isLoggedIn'>,
): void {
  const prefetch = ({ state }: ScreenRouter) => {
    const { pathname } = state.location;
    const fetchNext = () => {
      const isOnView = router.state.location.pathname === pathname;
      if (isOnView && mayPrefetch()) nextScreens(pathname).forEach(prefetchCode);
    };
    whenSettled(fetchNext, isLoggedIn() ? beforeNextMs : undefined);
  };
  prefetch(router);
  let place = router.state.location.key;
  router.subscribe(() => {
    if (router.state.location.key === place) return;
    place = router.state.location.key;
    prefetch(router);
  });
}
