import { useEffect, useRef, useState } from 'react';

/** The pull distance that triggers a refresh, and the maximum offset of the indicator, in px. */
const enough = 72;
const maxDistance = 104;
/** The indicator moves less than the finger, as resistance. */
const resistance = 0.5;

export interface Pull {
  /** The offset of the indicator; 0 without a pull. */
  readonly distance: number;
  /** Releasing now would refresh. */
  readonly isEnough: boolean;
  readonly isRefreshing: boolean;
  readonly refresh: () => void;
}

/** Pull to refresh at the top of the page. `refresh` does the same by tap. */
export function usePullToRefresh(ask: () => Promise<unknown>): Pull {
  const [distance, setDistance] = useState(0);
  const [isRefreshing, setRefreshing] = useState(false);
  const isTaken = useRef(false);
  const refresh = () => {
    if (isTaken.current) return;
    isTaken.current = true;
    setRefreshing(true);
    void ask().finally(() => {
      isTaken.current = false;
      setRefreshing(false);
    });
  };
  useVerticalPull(setDistance, refresh);
  return { distance, isEnough: distance >= enough, isRefreshing, refresh };
}

/** Tracks one finger that starts at the top of the page and moves down. */
function useVerticalPull(onMove: (distance: number) => void, onRelease: () => void): void {
  const latest = useRef({ onMove, onRelease });
  useEffect(() => {
    latest.current = { onMove, onRelease };
  });
  useEffect(() => {
    let start: number | undefined;
    let pulled = 0;
    const begin = ({ touches }: TouchEvent) => {
      const [finger, other] = touches;
      start = window.scrollY <= 0 && other === undefined && !isInLayer() ? finger?.clientY : undefined;
    };
    const move = ({ touches }: TouchEvent) => {
      const finger = touches[0];
      if (start === undefined || !finger) return;
      pulled =
        window.scrollY > 0 ? 0 : Math.min(maxDistance, Math.max(0, (finger.clientY - start) * resistance));
      latest.current.onMove(pulled);
    };
    const end = (isCancelled: boolean) => {
      const isPulled = !isCancelled && pulled >= enough;
      start = undefined;
      pulled = 0;
      latest.current.onMove(0);
      if (isPulled) latest.current.onRelease();
    };
    const letGo = () => end(false);
    const cancel = () => end(true);
    window.addEventListener('touchstart', begin, { passive: true });
    window.addEventListener('touchmove', move, { passive: true });
    window.addEventListener('touchend', letGo);
    window.addEventListener('touchcancel', cancel);
    return () => {
      window.removeEventListener('touchstart', begin);
      window.removeEventListener('touchmove', move);
      window.removeEventListener('touchend', letGo);
      window.removeEventListener('touchcancel', cancel);
    };
  }, []);
}

/** A sheet or a dialog is open: a pull there does not move the page. */
const isInLayer = (): boolean => document.querySelector('[aria-modal="true"]') !== null;
