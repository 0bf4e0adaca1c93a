import { lazy, Suspense, useState, type ComponentType, type ReactElement } from 'react';
import { ChunkLoadError, fetchParts, loadScreen, type ScreenParts } from './load-screen';
import { noteArrival, reloadOnce } from './recovery';

/** The `Component` of a route. */
export interface LazyScreen {
  (): ReactElement;
  /** Loads the screen for good. Rejects with `ChunkLoadError`; the next call loads it again. */
  readonly load: () => Promise<void>;
  /** Whether it can be drawn at once. */
  readonly isLoaded: () => boolean;
  /** Fetches its files for later. Nothing happens when they do not arrive: they are fetched again when it is opened. */
  readonly preload: () => void;
}

/**
 * A screen whose code is fetched on demand:
 * `Component: lazyScreen({ page: async () => (await import('./pages/pay-page')).PayPage, words })`.
 * The router loads it before it is drawn, so the old screen stays until this one is here. A screen that did not arrive within
 * 120 s throws a `ChunkLoadError` to the `ScreenErrorBoundary` around it, whose Retry calls `load`.
 */
export function lazyScreen(parts: ScreenParts): LazyScreen {
  // The loader's own text holds the name of its chunk, the same before and after a reload of one build.
  const screen = String(parts.page);
  let loaded: ComponentType | undefined;
  let failure: ChunkLoadError | undefined;
  let loading: Promise<void> | undefined;

  const fetch = async () => {
    try {
      loaded = await loadScreen(parts);
      noteArrival(screen);
    } catch (error) {
      // On its way out, the page keeps the old screen until the document is gone.
      if (reloadOnce(screen)) {
        loading = undefined;
        await new Promise<never>(() => undefined);
      }
      if (error instanceof ChunkLoadError) failure = error;
      // React keeps a rejected import for ever.
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
    // Pinned: the page on view is not mounted again when its code has come another way.
    const [Page] = useState(() => loaded ?? Late);
    if (loaded === undefined && failure !== undefined) throw failure;
    const page = <Page />;
    return Page === loaded ? page : <Suspense>{page}</Suspense>;
  }

  // Called at every touch and look of a link, in a long list many times a second.
  let isPreloaded = false;
  const preload = () => {
    if (isPreloaded) return;
    isPreloaded = true;
    fetchParts(parts).catch(() => (isPreloaded = false));
  };
  return Object.assign(Screen, { load, isLoaded: () => loaded !== undefined, preload });
}

const Nothing = () => null;

/** Is this `Component` of a route loaded on demand? */
export const isLazyScreen = (component: unknown): component is LazyScreen =>
  typeof component === 'function' && 'isLoaded' in component;
