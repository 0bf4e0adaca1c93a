import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useApiClient } from './api-provider';
import * as queryKeys from './query-keys';

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
