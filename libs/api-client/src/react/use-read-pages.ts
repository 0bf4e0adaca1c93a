import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import type { DataOf, Endpoint, RequestOf } from '../declare';
import { useApiClient } from './api-provider';
import { readOptions } from './use-read';

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
