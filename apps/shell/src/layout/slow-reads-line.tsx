import { SlowConnection } from '@clearloan/ui';
import { useIsFetching, useQueryClient, type QueryFilters } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

const slowAfterMs = 8_000;
/** What the screen on view has not got yet. */
const notThere: QueryFilters = {
  type: 'active',
  predicate: ({ state }) => state.data === undefined,
};

/** Says above the screen that what it waits for has not come for eight seconds; a tap asks anew, over another connection. */
export function SlowReadsLine() {
  const queries = useQueryClient();
  const isSlow = useLasting(useIsFetching(notThere) > 0);
  const retry = async () => {
    await queries.cancelQueries(notThere);
    await queries.refetchQueries(notThere);
  };
  return <div role="status">{isSlow && <SlowConnection onClick={() => void retry()} />}</div>;
}

/** Has it been so for long? */
function useLasting(isSo: boolean): boolean {
  const [isLong, setLong] = useState(false);
  const isFirst = useRef(true);
  useEffect(() => {
    // What was so when the line came has been so since the page was opened.
    const lastedMs = isFirst.current ? performance.now() : 0;
    isFirst.current = false;
    if (!isSo) return;
    const timer = setTimeout(setLong, slowAfterMs - lastedMs, true);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isSo]);
  return isLong;
}
