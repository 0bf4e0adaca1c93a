import { useState, type ComponentType } from 'react';
import { fetchParts, loadScreen, type ScreenParts } from './load-screen';
import { noteArrival, reloadOnce } from './recovery';
import { ScreenFailure } from './screen-failure';

/** What a route's `lazy` wants to be given. */
export interface LoadedScreen {
  Component: ComponentType;
}

/** A route's `lazy`. */
export interface LazyScreen {
  (): Promise<LoadedScreen>;
  /** Fetches the screen ahead. Nothing happens when it does not arrive: it is fetched again when it is opened. */
  readonly warm: () => void;
}

/**
 * The `lazy` of a route: `lazy: lazyScreen({ page: async () => (await import('./pages/pay-page')).PayPage, words })`.
 * The router shows no fallback: the old screen stays until this one is here. It never rejects, since the router keeps a
 * rejection for ever: what does not arrive becomes a screen that says so, whose Retry fetches it again and shows it in place.
 */
export function lazyScreen(parts: ScreenParts): LazyScreen {
  // The loader's own text holds the name of its chunk, the same before and after a reload of one build.
  const screen = String(parts.page);
  const open = async () => {
    try {
      const Component = await loadScreen(parts);
      noteArrival(screen);
      return { Component };
    } catch (error) {
      // On its way out, the page keeps the old screen until the document is gone.
      if (reloadOnce(screen)) return new Promise<never>(() => undefined);
      return { Component: screenToRetry(parts, error) };
    }
  };
  // Asked at every touch and look of a link, in a long list many times a second.
  let isWarm = false;
  const warm = () => {
    if (isWarm) return;
    isWarm = true;
    fetchParts(parts).catch(() => (isWarm = false));
  };
  return Object.assign(open, { warm });
}

/** Stands in for a page that did not arrive; once it has, it is drawn here on every later visit too. */
function screenToRetry(parts: ScreenParts, firstError: unknown): ComponentType {
  let arrived: ComponentType | undefined;
  return function ScreenToRetry() {
    const [Page, setPage] = useState(() => arrived);
    const [error, setError] = useState(firstError);
    const [isTrying, setIsTrying] = useState(false);
    if (Page) return <Page />;
    const retry = async () => {
      setIsTrying(true);
      try {
        arrived = await loadScreen(parts);
        setPage(() => arrived);
      } catch (failure) {
        setError(failure);
      } finally {
        setIsTrying(false);
      }
    };
    return <ScreenFailure error={error} isTrying={isTrying} onRetry={() => void retry()} />;
  };
}
