import { useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { usePendingLocation, useScreenRouter } from './screen-router-provider';

/** Browsers limit how often a page may change its URL, so writes are debounced. */
const restMs = 350;

/**
 * Writes the borrower's choice to the URL (debounced), so that a reload, Back and a shared link restore it.
 * @param wanted the complete query without `?`; undefined when the URL is up to date
 */
export function useDebouncedAddress(wanted: string | undefined): void {
  const [, setSearch] = useSearchParams();
  const isStaying = usePendingLocation() === undefined;
  const router = useScreenRouter();
  const { key } = useLocation();
  const lastKey = useRef(key);
  useEffect(() => {
    // Another field of the page was written first: a second pause would leave this one out of a reload.
    const pause = lastKey.current === key ? restMs : 0;
    lastKey.current = key;
    // While another screen is loading, a write would cancel that navigation.
    if (wanted === undefined || !isStaying) return;
    const write = () => {
      // A slow device has not rendered yet that another screen is loading.
      if (router?.state.pending !== undefined) {
        timer = window.setTimeout(write, restMs);
        return;
      }
      // The URL was written in the meantime and a slow device has not rendered it yet: `wanted` is recomputed after
      // that.
      if (router !== undefined && router.state.location.key !== key) return;
      setSearch(wanted, { replace: true, preventScrollReset: true });
    };
    let timer = window.setTimeout(write, pause);
    return () => {
      window.clearTimeout(timer);
    };
  }, [wanted, isStaying, setSearch, router, key]);
}
