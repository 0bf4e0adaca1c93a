import { useQueries, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { DataOf, Endpoint, RequestOf } from '../declare';
import { useApiClient } from './api-provider';
import { readOptions } from './use-read';
import * as queryKeys from './query-keys';

/** The first `pageCount` pages of a list, each a read of its own. @param requestOf the request of a page, from 1 on */
export function useReadPages<Of extends Endpoint>(
  endpoint: Of,
  requestOf: (pageNum: number) => RequestOf<Of>,
  pageCount: number,
): UseQueryResult<DataOf<Of>>[] {
  const client = useApiClient();
  return useQueries({
    queries: Array.from({ length: pageCount }, (_, index) =>
      readOptions(client, endpoint, requestOf(index + 1)),
    ),
  });
}

/** The bytes of a private picture, by its path from a response; disabled without a path. */
export function usePicture(path: string | undefined): UseQueryResult<Blob> {
  const client = useApiClient();
  return useQuery({
    queryKey: queryKeys.picture(path),
    queryFn: ({ signal }) => client.picture(path ?? '', signal),
    enabled: path !== undefined && path !== '',
    // A picture never changes; it is dropped with the cache at logout.
    staleTime: Infinity,
  });
}
