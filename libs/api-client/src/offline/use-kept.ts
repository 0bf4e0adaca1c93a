import { useQuery, useQueryClient, type QueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Box } from './box';
import { phoneBox } from './phone-box';

const keyOfPhone = 'phone';

/**
 * Which readings hear of which box. They hear for as long as they live: a list out of sight must not come back as it was
 * before a change made on another screen.
 */
const hearing = new WeakMap<QueryClient, { box: Box; stop: () => void }>();

function hearChanges(queries: QueryClient): void {
  const box = phoneBox();
  const before = hearing.get(queries);
  if (before?.box === box) return;
  before?.stop();
  const stop = box.subscribe(() => {
    void queries.invalidateQueries({ queryKey: [keyOfPhone] });
  });
  hearing.set(queries, { box, stop });
}

/**
 * What the phone keeps, read anew after each change of this tab or another.
 * @param key names the reading, with everything that `load` depends on
 */
export function useKept<Data>(
  key: readonly unknown[],
  load: (box: Box) => Promise<Data>,
): UseQueryResult<Data> {
  const queries = useQueryClient();
  useEffect(() => {
    hearChanges(queries);
  }, [queries]);
  return useQuery({
    queryKey: [keyOfPhone, ...key],
    queryFn: () => load(phoneBox()),
    placeholderData: (last: Data | undefined) => last as never,
    staleTime: Infinity,
    meta: { about: [] },
  });
}
