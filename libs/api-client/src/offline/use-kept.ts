import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Box } from './box';
import { phoneBox } from './phone-box';

const keyOfPhone = 'phone';

/**
 * What the phone keeps, read anew after each change of this tab or another.
 * @param key names the reading, with everything that `load` depends on
 */
export function useKept<Data>(
  key: readonly unknown[],
  load: (box: Box) => Promise<Data>,
): UseQueryResult<Data> {
  const queries = useQueryClient();
  useEffect(
    () =>
      phoneBox().subscribe(() => {
        void queries.invalidateQueries({ queryKey: [keyOfPhone] });
      }),
    [queries],
  );
  return useQuery({
    queryKey: [keyOfPhone, ...key],
    queryFn: () => load(phoneBox()),
    placeholderData: (last: Data | undefined) => last as never,
    staleTime: Infinity,
    meta: { about: [] },
  });
}
