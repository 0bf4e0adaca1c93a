import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether this element has come near the viewport.
 * @param margin the distance that counts as near, as a CSS length
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

/** By margin. */
const observers = new Map<string, IntersectionObserver>();

/** Whether this device supports IntersectionObserver. Without it, everything counts as near. */
export const canObserveViewport = (): boolean => 'IntersectionObserver' in window;

/**
 * Notifies when an element comes near the viewport, and when it no longer is. Elements with the same margin share one
 * observer.
 * @returns stops observing
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
