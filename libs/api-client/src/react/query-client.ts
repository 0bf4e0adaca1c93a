import { onlineManager, QueryClient, type Query } from '@tanstack/react-query';

const retriesOnNetworkFaults = 2;
const freshMs = 15_000;
/** Without a network, the app retries automatically. */
const tryAgainMs = 30_000;

/** Retries every read that did not reach the lender. */
export const retryUnreachedMs = ({ state: { error } }: Pick<Query, 'state'>): number | false =>
  error?.isUnreached === true && tryAgainMs;

/**
 * The cache of reads: retried twice on network errors (not on a timeout, nor on a device that knows that it is offline), kept
 * visible while refetching, and refetched when the network is back.
 */
export function createQueryClient(): QueryClient {
  // The library assumes online until an event says otherwise, and would miss the reconnect of a page opened offline.
  if (typeof window !== 'undefined') onlineManager.setOnline(navigator.onLine);
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        staleTime: freshMs,
        retry: (failures, error) =>
          failures < retriesOnNetworkFaults && error.kind === 'Network' && error.hasLeft,
        retryDelay: (failures) => Math.min(1000 * 2 ** failures, 4000),
        refetchInterval: retryUnreachedMs,
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
