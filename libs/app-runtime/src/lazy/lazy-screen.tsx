import { lazy, Suspense, useState, type ComponentType, type ReactElement } from 'react';
import { ChunkLoadError, fetchParts, loadScreen, type ScreenParts } from './load-screen';
import { noteArrival, reloadOnce } from './recovery';

/** The `Component` of a route. */
export interface LazyScreen {
  (): ReactElement;
  /** Loads the screen. Rejects with `ChunkLoadError`; the next call tries again. */
  readonly load: () => Promise<void>;
  /** Whether it can be rendered at once. */
  readonly isLoaded: () => boolean;
  /** Prefetches its files. Failures are ignored: the files are fetched again when the screen is opened. */
  readonly preload: () => void;
}

/**
 * A screen whose code is loaded on demand: `Component: lazyScreen({ page: async () => (await
 * import('./pages/pay-page')).PayPage, words })`. The router loads it before rendering, so the old screen stays until
 * then. A screen that does not load within 120 s throws a `ChunkLoadError` to the `ScreenErrorBoundary` around it,
 * whose Retry calls `load`.
 */
export function lazyScreen(parts: ScreenParts): LazyScreen {
  // The loader's source contains the name of its chunk, which is the same before and after a reload of one build.
  const screen = String(parts.page);
  let loaded: ComponentType | undefined;
  let failure: ChunkLoadError | undefined;
  let loading: Promise<void> | undefined;

  const fetch = async () => {
    try {
      loaded = await loadScreen(parts);
      noteArrival(screen);
    } catch (error) {
      // While the document is being replaced, the page keeps the old screen.
      if (reloadOnce(screen)) {
        loading = undefined;
        await new Promise<never>(() => undefined);
      }
      if (error instanceof ChunkLoadError) failure = error;
      // React caches a rejected import permanently.
      Late = makeLazy();
      throw error;
    } finally {
      loading = undefined;
    }
  };
  const load = async () => {
    if (loaded !== undefined) return;
    failure = undefined;
    loading ??= fetch();
    await loading;
  };
  const makeLazy = () =>
    lazy(async () => {
      await load();
      return { default: loaded ?? Nothing };
    });
  let Late = makeLazy();

  function Screen() {
    // Pinned, so that the visible page is not remounted when its code arrives another way.
    const [Page] = useState(() => loaded ?? Late);
    if (loaded === undefined && failure !== undefined) throw failure;
    const page = <Page />;
    return Page === loaded ? page : <Suspense>{page}</Suspense>;
  }

  // Called on every touch and hover of a link, in a long list many times per second.
  let isPreloaded = false;
  const preload = () => {
    if (isPreloaded) return;
    isPreloaded = true;
    fetchParts(parts).catch(() => (isPreloaded = false));
  };
  return Object.assign(Screen, { load, isLoaded: () => loaded !== undefined, preload });
}

const Nothing = () => null;

/** Whether this `Component` of a route is loaded on demand. */
export const isLazyScreen = (component: unknown): component is LazyScreen =>
  typeof component === 'function' && 'isLoaded' in component;
