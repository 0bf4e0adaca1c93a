import {
  keepPreviousData,
  queryOptions,
  useQuery,
  type Query,
  type UseQueryResult,
} from '@tanstack/react-query';
import type { GenericSchema } from 'valibot';
import type { ApiClient } from '../api-client';
import type { DataOf, Endpoint, RequestOf, Tag } from '../declare';
import type { CallError } from '../transport/call-error';
import { useApiClient } from './api-provider';
import { retryUnreachedMs } from './query-client';
import * as queryKeys from './query-keys';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: CallError;
    queryMeta: {
      readonly tags: readonly Tag[];
      /** The schema of a persisted response. */
      readonly persist?: GenericSchema | undefined;
    };
  }
}

export interface ReadOptions<Data = unknown> {
  /** False while the screen does not know the request yet. */
  readonly enabled?: boolean;
  /** Polling interval in milliseconds, if any. Polls show no toast. */
  readonly refetchInterval?: (query: Pick<Query<Data>, 'state'>) => number | false;
  /** Shows the last response while another request of the same kind runs. */
  readonly keepLast?: boolean;
}

/**
 * Key and fetch function of a read, for a hook, a prefetch or a test. The language is part of the key, since texts
 * depend on it.
 */
export const readOptions = <Of extends Endpoint>(
  client: ApiClient,
  endpoint: Of,
  request: RequestOf<Of>,
  quiet: boolean | 'again' = false,
) =>
  queryOptions<DataOf<Of>>({
    queryKey: queryKeys.read(endpoint, request, client.session.language()),
    queryFn: ({ signal, client: queries, queryKey }) => {
      const isQuiet = quiet === 'again' ? queries.getQueryData(queryKey) !== undefined : quiet;
      return client.perform(endpoint, request, { signal, quiet: isQuiet });
    },
    meta: { tags: endpoint.providesTags, persist: endpoint.persist ? endpoint.data : undefined },
  });

/** The data of a read, fresh or last known, and its error. Screens read only through this hook. */
export function useRead<Of extends Endpoint>(
  endpoint: Of,
  request: RequestOf<Of>,
  { enabled = true, refetchInterval, keepLast = false }: ReadOptions<DataOf<Of>> = {},
): UseQueryResult<DataOf<Of>> {
  const client = useApiClient();
  const options = {
    ...readOptions(client, endpoint, request, refetchInterval !== undefined && 'again'),
    enabled,
    refetchInterval: (query: Query<DataOf<Of>>) => refetchInterval?.(query) || retryUnreachedMs(query),
  };
  // The library's guard against function-shaped data cannot see through a generic; our data are never functions.
  const lasting = { ...options, placeholderData: keepPreviousData } as typeof options;
  return useQuery(keepLast ? lasting : options);
}
