import { useQuery, useQueryClient, type QueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import * as queryKeys from '../react/query-keys';
import type { OfflineStore } from './offline-store';
import { offlineStore } from './device-store';

interface Listening {
  store: OfflineStore;
  /** Number of mounted queries. */
  count: number;
  /** Absent while none is mounted. */
  stop: (() => void) | undefined;
}

const listenings = new WeakMap<QueryClient, Listening>();

/**
 * All mounted queries share one subscription. While none is mounted, changes go unnoticed, so cached data is
 * invalidated on the next mount; otherwise a list could show its state before a change made on another screen.
 */
function listenToChanges(queries: QueryClient): () => void {
  const store = offlineStore();
  const readAgain = () => void queries.invalidateQueries({ queryKey: queryKeys.device() });
  const before = listenings.get(queries);
  const listening = before?.store === store ? before : { store, count: 0, stop: undefined };
  listenings.set(queries, listening);
  listening.count += 1;
  if (listening.stop === undefined) {
    listening.stop = store.subscribe(readAgain);
    if (before !== undefined) readAgain();
  }
  return () => {
    listening.count -= 1;
    // The next screen renders in the same task; only after that is it known whether a query is still mounted.
    queueMicrotask(() => {
      if (listening.count > 0) return;
      listening.stop?.();
      listening.stop = undefined;
    });
  };
}

/**
 * Data that the device stores, read again after each change in this tab or another.
 * @param key identifies the query, including everything that `load` depends on
 */
export function useOfflineQuery<Data>(
  key: readonly unknown[],
  load: (store: OfflineStore) => Promise<Data>,
): UseQueryResult<Data> {
  const queries = useQueryClient();
  useEffect(() => listenToChanges(queries), [queries]);
  return useQuery({
    queryKey: queryKeys.device(...key),
    queryFn: () => load(offlineStore()),
    placeholderData: (last: Data | undefined) => last as never,
    staleTime: Infinity,
    meta: { tags: [] },
  });
}
