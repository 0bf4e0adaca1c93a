type Tell = (isNear: boolean) => void;

const tells = new WeakMap<Element, Tell>();

/** By how far ahead they look. */
const observers = new Map<string, IntersectionObserver>();

/** Does this phone tell what is near? Without it, everything is. */
export const canObserveViewport = (): boolean => 'IntersectionObserver' in window;

/**
 * Tells when a place comes near the screen, and when it is far again. All places that look as far ahead share one observer.
 * @returns ends it
 */
export function observeViewport(place: Element, ahead: string, tell: Tell): () => void {
  const observer = observers.get(ahead) ?? new IntersectionObserver(hear, { rootMargin: ahead });
  observers.set(ahead, observer);
  tells.set(place, tell);
  observer.observe(place);
  return () => {
    observer.unobserve(place);
  };
}

function hear(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) tells.get(target)?.(isIntersecting);
}
