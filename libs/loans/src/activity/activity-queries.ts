import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { readOptions, useApiClient } from '@clearloan/api-client';
import type { DataOf } from '@clearloan/api-client/declare';
import { activity, type ActivityGroup } from '../contract/activity';

export const activityAPage = 50;

/** The first `pageCount` pages of what happened, each a separate read. */
export function useActivityPages(
  group: ActivityGroup | undefined,
  pageCount: number,
): UseQueryResult<DataOf<typeof activity>>[] {
  const client = useApiClient();
  const pages = Array.from({ length: pageCount }, (_, index) => index + 1);
  return useQueries({
    queries: pages.map((pageNum) =>
      readOptions(client, activity, { group, pageNum, pageSize: activityAPage }),
    ),
  });
}
