import { onlineManager, QueryClient, type Query } from '@tanstack/react-query';

const freshMs = 15_000;
/** Without a network, the app retries automatically. */
const tryAgainMs = 30_000;
/** Within it the persisted response is on the screen, so the error does not flash before it. */
const offlineDelayMs = 100;

/** Retries every read that did not reach the lender. */
export const retryUnreachedMs = ({ state: { error } }: Pick<Query, 'state'>): number | false =>
  error?.isUnreached === true && tryAgainMs;

/**
 * The cache of reads: retried twice on network errors (not on a timeout; once, soon, on a device that knows that it is
 * offline), kept visible while refetching, and refetched when the network is back.
 */
export function createQueryClient(): QueryClient {
  // The library assumes online until an event says otherwise, and would miss the reconnect of a page opened offline.
  if (typeof window !== 'undefined') onlineManager.setOnline(navigator.onLine);
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        staleTime: freshMs,
        retry: (failures, { kind, hasLeft }) => kind === 'Network' && failures < (hasLeft ? 2 : 1),
        retryDelay: (failures, { hasLeft }) => (hasLeft ? 1000 * 2 ** failures : offlineDelayMs),
        refetchInterval: retryUnreachedMs,
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
