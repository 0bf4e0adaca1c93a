import { useEffect, useRef } from 'react';
import { useNavigation, useSearchParams } from 'react-router-dom';

/** Browsers allow a page only so many changes of its address; a finger and typing rest now and then. */
const restMs = 350;

/**
 * Puts what the borrower chose into the address once choosing rests, so that a reload, Back and a shared link bring it back.
 * @param wanted the whole query as it should stand, without `?`; undefined when it stands already
 * @returns forgets what waits to be written, for whoever writes the address at once
 */
export function useAddressAtRest(wanted: string | undefined): () => void {
  const [, setSearch] = useSearchParams();
  const isStaying = useNavigation().state === 'idle';
  const writing = useRef<number>();
  useEffect(() => {
    // While another screen is on its way, a write would call the borrower back from it.
    if (wanted === undefined || !isStaying) return;
    const timer = window.setTimeout(() => {
      setSearch(new URLSearchParams(wanted), { replace: true, preventScrollReset: true });
    }, restMs);
    writing.current = timer;
    return () => {
      window.clearTimeout(timer);
    };
  }, [wanted, isStaying, setSearch]);
  return () => {
    window.clearTimeout(writing.current);
  };
}
