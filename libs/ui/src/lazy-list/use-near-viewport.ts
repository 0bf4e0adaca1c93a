import { useEffect, useState, type RefObject } from 'react';
import { canWatch, watchNear } from './observe-viewport';

/**
 * Whether this place has come near the screen.
 * @param ahead how far from the screen is near, as a length of CSS
 */
export function useNear(place: RefObject<Element | null>, ahead: string): boolean {
  const [isNear, setNear] = useState(() => !canWatch());
  useEffect(() => {
    if (isNear || place.current === null) return;
    return watchNear(place.current, ahead, (isNow) => {
      if (isNow) setNear(true);
    });
  }, [isNear, place, ahead]);
  return isNear;
}
