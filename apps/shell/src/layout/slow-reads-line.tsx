import { SlowConnection } from '@clearloan/ui';
import { useIsFetching, useQueryClient, type QueryFilters } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

const slowAfterMs = 8_000;
/** Active queries without data. */
const notThere: QueryFilters = {
  type: 'active',
  predicate: ({ state }) => state.data === undefined,
};

/**
 * Shows a line over the screen when its queries have had no data for eight seconds. It takes no space: a screen that arrives must
 * not move. A tap retries over another connection.
 */
export function SlowReadsLine() {
  const queries = useQueryClient();
  const isSlow = useLasting(useIsFetching(notThere) > 0);
  const retry = async () => {
    await queries.cancelQueries(notThere);
    await queries.refetchQueries(notThere);
  };
  return (
    <div role="status" className="cl-line-over">
      {isSlow && <SlowConnection onClick={() => void retry()} />}
    </div>
  );
}

/** Returns whether `isSo` has been true for `slowAfterMs`. */
function useLasting(isSo: boolean): boolean {
  const [isLong, setLong] = useState(false);
  const isFirst = useRef(true);
  useEffect(() => {
    // On first mount, assume that the state has lasted since the page opened.
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
