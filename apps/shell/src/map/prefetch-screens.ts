import { queryKeys, type ApiClient, type PreloadRequest } from '@clearloan/api-client';
import type { PrefetchScreen } from '@clearloan/app-runtime';
import type { QueryClient } from '@tanstack/react-query';
import { mayPrefetch } from '../runtime/idle';
import { preloadRequestsOf, prefetchCode } from './screens';

/** Responses younger than this are shown from the cache, so they are not prefetched. */
const freshMs = 15_000;

export interface PrefetchContext {
  readonly client: Pick<ApiClient, 'preload' | 'session'>;
  readonly queries: QueryClient;
}

/** What a link prefetches before navigation: the screen's code and, on touch, its first reads. */
export const createPrefetchScreen =
  ({ client, queries }: PrefetchContext): PrefetchScreen =>
  (to, intent) => {
    if (intent === 'look' && !mayPrefetch()) return;
    prefetchCode(to);
    if (intent === 'look') return;
    const isKnown = ({ path: call, fields = {} }: PreloadRequest) =>
      queries
        .getQueryCache()
        .findAll({ queryKey: queryKeys.call(call, fields) })
        .some(({ state }) => Date.now() - state.dataUpdatedAt < freshMs);
    const calls = preloadRequestsOf(to, client.session.isLoggedIn());
    client.preload(calls.filter((call) => !isKnown(call)));
  };
