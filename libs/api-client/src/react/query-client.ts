import { onlineManager, QueryClient, type Query } from '@tanstack/react-query';
import { CallError } from '../transport/call-error';

const retriesOnNetworkFaults = 2;
const freshMs = 15_000;
/** Who found no network is told that the app tries again by itself. */
const tryAgainMs = 30_000;

/** Every read that did not reach the lender is sent again by itself. */
export const retryUnreachedMs = ({ state: { error } }: Pick<Query, 'state'>): number | false =>
  error?.isUnreached === true && tryAgainMs;

/**
 * The cache of reads: retried twice on network faults (never a time-out), kept in view while refreshed, and tried again
 * when the network is back.
 */
export function createQueryClient(): QueryClient {
  // The library takes a page for online until it hears otherwise, and would not notice when one opened offline comes back.
  if (typeof window !== 'undefined') onlineManager.setOnline(navigator.onLine);
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        staleTime: freshMs,
        retry: (failures, error) =>
          failures < retriesOnNetworkFaults && error instanceof CallError && error.kind === 'Network',
        retryDelay: (failures) => Math.min(1000 * 2 ** failures, 4000),
        refetchInterval: retryUnreachedMs,
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
