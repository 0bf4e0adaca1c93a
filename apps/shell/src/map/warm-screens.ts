import { queryKeys, type ApiClient, type PreloadRequest } from '@clearloan/api-client';
import { isHandedOver } from '@clearloan/auth';
import type { ScreenRouter, WarmScreen } from '@clearloan/ui';
import type { QueryClient } from '@tanstack/react-query';
import { mayFetchAhead, whenAtRest } from '../start-up/spare-time';
import { nextScreens, preloadRequestsOf, warmCode } from './screens';

/** Answers that are younger are shown as they are, so nothing is asked ahead of them. */
const freshMs = 15_000;

export interface Warming {
  readonly client: Pick<ApiClient, 'preload' | 'session'>;
  readonly queries: QueryClient;
}

/** What a link starts before it is followed: the screen's code, and under a finger the reads it begins with. */
export const createWarmScreen =
  ({ client, queries }: Warming): WarmScreen =>
  (to, intent) => {
    if (intent === 'look' && !mayFetchAhead()) return;
    warmCode(to);
    if (intent === 'look' || isHandedOver()) return;
    const isKnown = ({ path: call, fields = {} }: PreloadRequest) =>
      queries
        .getQueryCache()
        .findAll({ queryKey: queryKeys.call(call, fields) })
        .some(({ state }) => Date.now() - state.dataUpdatedAt < freshMs);
    const calls = preloadRequestsOf(to, client.session.isLoggedIn());
    client.preload(calls.filter((call) => !isKnown(call)));
  };

/** A borrower's next screen is one touch away; a visitor types a number first, and is left to it for longer. */
const beforeNextMs = 1500;

/** When the phone has nothing to do, it fetches the code of the screens that most likely come next. */
export function warmNextScreens(
  router: ScreenRouter,
  { isLoggedIn }: Pick<ApiClient['session'], 'isLoggedIn'>,
): void {
  const warm = ({ state }: ScreenRouter) => {
    const { pathname } = state.location;
    const fetchNext = () => {
      const isOnView = router.state.location.pathname === pathname;
      if (isOnView && mayFetchAhead()) nextScreens(pathname).forEach(warmCode);
    };
    whenAtRest(fetchNext, isLoggedIn() ? beforeNextMs : undefined);
  };
  warm(router);
  let place = router.state.location.key;
  router.subscribe(() => {
    if (router.state.location.key === place) return;
    place = router.state.location.key;
    warm(router);
  });
}
