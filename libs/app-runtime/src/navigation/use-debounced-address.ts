import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useComing, useScreenRouter } from './screen-router-provider';

/** Browsers allow a page only so many changes of its address; a finger and typing rest now and then. */
const restMs = 350;

/**
 * Puts what the borrower chose into the address once choosing rests, so that a reload, Back and a shared link bring it back.
 * @param wanted the whole query as it should stand, without `?`; undefined when it stands already
 */
export function useDebouncedAddress(wanted: string | undefined): void {
  const [, setSearch] = useSearchParams();
  const isStaying = useComing() === undefined;
  const router = useScreenRouter();
  const { key } = useLocation();
  useEffect(() => {
    // While another screen is on its way, a write would call the borrower back from it.
    if (wanted === undefined || !isStaying) return;
    const timer = window.setTimeout(() => {
      // Somebody wrote the address since, and a slow device has not drawn it: what is wanted is reckoned anew once it has.
      if (router !== undefined && router.state.location.key !== key) return;
      setSearch(new URLSearchParams(wanted), { replace: true, preventScrollReset: true });
    }, restMs);
    return () => {
      window.clearTimeout(timer);
    };
  }, [wanted, isStaying, setSearch, router, key]);
}
