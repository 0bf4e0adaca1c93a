import { useEffect, useState, type RefObject } from 'react';
import { canObserveViewport, observeViewport } from './observe-viewport';

/**
 * Whether this place has come near the screen.
 * @param ahead how far from the screen is near, as a length of CSS
 */
export function useNearViewport(place: RefObject<Element | null>, ahead: string): boolean {
  const [isNear, setNear] = useState(() => !canObserveViewport());
  useEffect(() => {
    if (isNear || place.current === null) return;
    return observeViewport(place.current, ahead, (isNow) => {
      if (isNow) setNear(true);
    });
  }, [isNear, place, ahead]);
  return isNear;
}
