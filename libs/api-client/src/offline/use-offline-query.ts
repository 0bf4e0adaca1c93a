import { useQuery, useQueryClient, type QueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import * as queryKeys from '../react/query-keys';
import type { OfflineStore } from './offline-store';
import { offlineStore } from './device-store';

interface Hearing {
  box: OfflineStore;
  /** Readings that are in sight. */
  count: number;
  /** Absent while none is. */
  stop: (() => void) | undefined;
}

const hearings = new WeakMap<QueryClient, Hearing>();

/**
 * All readings in sight hear changes together. Where none was, anything may have changed unheard: what is known from
 * before is then read again, so that a list does not come back as it was before a change made on another screen.
 */
function hearChanges(queries: QueryClient): () => void {
  const box = offlineStore();
  const readAgain = () => void queries.invalidateQueries({ queryKey: queryKeys.device() });
  const before = hearings.get(queries);
  const hearing = before?.box === box ? before : { box, count: 0, stop: undefined };
  hearings.set(queries, hearing);
  hearing.count += 1;
  if (hearing.stop === undefined) {
    hearing.stop = box.subscribe(readAgain);
    if (before !== undefined) readAgain();
  }
  return () => {
    hearing.count -= 1;
    // The next screen is drawn in the same turn: only then is it known whether one still hears.
    queueMicrotask(() => {
      if (hearing.count > 0) return;
      hearing.stop?.();
      hearing.stop = undefined;
    });
  };
}

/**
 * What the phone keeps, read anew after each change of this tab or another.
 * @param key names the reading, with everything that `load` depends on
 */
export function useOfflineQuery<Data>(
  key: readonly unknown[],
  load: (box: OfflineStore) => Promise<Data>,
): UseQueryResult<Data> {
  const queries = useQueryClient();
  useEffect(() => hearChanges(queries), [queries]);
  return useQuery({
    queryKey: queryKeys.device(...key),
    queryFn: () => load(offlineStore()),
    placeholderData: (last: Data | undefined) => last as never,
    staleTime: Infinity,
    meta: { tags: [] },
  });
}
