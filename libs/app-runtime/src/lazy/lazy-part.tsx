import { startTransition, useEffect, useReducer, useState, type ComponentType, type ReactNode } from 'react';
import { loadScreen } from './load-screen';
import { noteArrival, reloadOnce } from './recovery';
import type { ScreenFailureProps } from './error-boundary';

/** A part of a screen that comes after the screen itself. */
export interface LazyPart<Props> {
  (props: Props & { readonly fallback: ReactNode }): ReactNode;
  /** Fetches it ahead. Rejects with `ChunkLoadError`; it is fetched again when it is drawn. */
  readonly whenLoaded: () => Promise<void>;
  /** The same for whoever does not wait. */
  readonly preload: () => void;
}

/**
 * What of a screen is needed only after a tap, or below what is seen first: `lazyPart(async () => (await import('./later')).Later)`.
 * Its words are those of the screen. Drawn before it is here, it shows `fallback`; when it cannot be had it says so, with a Retry
 * in place.
 * @param Failure says that it did not load, with a Retry in place
 * @param extent `screen` when it is all of its screen: then a build that is gone is fetched again by a new document at once
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Failure: ComponentType<ScreenFailureProps>,
  extent: 'part' | 'screen' = 'part',
): LazyPart<Props> {
  const name = String(load);
  /** A new document is fetched by itself for a part that is all of its screen. */
  const isWholeScreen = extent === 'screen';
  let loaded: ComponentType<Props> | undefined;
  const whenLoaded = async () => {
    loaded ??= await loadScreen({ page: load });
    noteArrival(name);
  };
  function Part({ fallback, ...props }: Props & { readonly fallback: ReactNode }) {
    const [, drawAgain] = useReducer((times: number) => times + 1, 0);
    const [failure, setFailure] = useState<{ readonly error: unknown; readonly isTrying: boolean }>();
    const fetch = (mayReload: boolean) => {
      // A large part is drawn piece by piece: meanwhile the screen around it takes taps.
      whenLoaded().then(
        () => startTransition(drawAgain),
        (error: unknown) => {
          // On its way out, the page keeps what it shows until the document is gone.
          if (!mayReload || !reloadOnce(name)) setFailure({ error, isTrying: false });
        },
      );
    };
    const Arrived = loaded;
    useEffect(() => {
      // As it was when this was drawn: it may have come since.
      if (Arrived === undefined) fetch(isWholeScreen);
    }, [Arrived]);
    if (Arrived) return <Arrived {...(props as Props)} />;
    if (failure === undefined) return fallback;
    const retry = () => {
      setFailure({ ...failure, isTrying: true });
      fetch(true);
    };
    return <Failure {...failure} onRetry={retry} />;
  }
  const preload = () => {
    whenLoaded().catch(() => undefined);
  };
  return Object.assign(Part, { whenLoaded, preload });
}
