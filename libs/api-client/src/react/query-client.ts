import { QueryClient } from '@tanstack/react-query';
import { CallError } from '../transport/call-error';

const retriesOnNetworkFaults = 2;
const freshMs = 15_000;

/** The cache of reads: retried twice on network faults (never a time-out), kept in view while refreshed. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        staleTime: freshMs,
        retry: (failures, error) =>
          failures < retriesOnNetworkFaults && error instanceof CallError && error.kind === 'Network',
        retryDelay: (failures) => Math.min(1000 * 2 ** failures, 4000),
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
