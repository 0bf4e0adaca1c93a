import { useEffect, useState, type RefObject } from 'react';

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

type Listener = (isNear: boolean) => void;

const listeners = new WeakMap<Element, Listener>();

/** By how far ahead they look. */
const observers = new Map<string, IntersectionObserver>();

/** Does this device tell what is near? Without it, everything is. */
export const canObserveViewport = (): boolean => 'IntersectionObserver' in window;

/**
 * Tells when a place comes near the screen, and when it is far again. All places that look as far ahead share one observer.
 * @returns ends it
 */
export function observeViewport(place: Element, margin: string, notify: Listener): () => void {
  const observer = observers.get(margin) ?? new IntersectionObserver(hear, { rootMargin: margin });
  observers.set(margin, observer);
  listeners.set(place, notify);
  observer.observe(place);
  return () => {
    observer.unobserve(place);
  };
}

function hear(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) listeners.get(target)?.(isIntersecting);
}
