import { useEffect, useState, type RefObject } from 'react';
import { canObserveViewport, observeViewport } from './observe-viewport';

/**
 * Whether this place has come near the screen.
 * @param margin how far from the screen is near, as a length of CSS
 */
export function useNearViewport(place: RefObject<Element | null>, margin: string): boolean {
  const [isNear, setNear] = useState(() => !canObserveViewport());
  useEffect(() => {
    if (isNear || place.current === null) return;
    return observeViewport(place.current, margin, (isNow) => {
      if (isNow) setNear(true);
    });
  }, [isNear, place, margin]);
  return isNear;
}
