import { startTransition, useEffect, useReducer, useState, type ComponentType, type ReactNode } from 'react';
import { loadScreen } from './load-screen';
import { noteArrival, reloadOnce } from './recovery';
import type { ScreenFailureProps } from './error-boundary';

/** A part of a screen that is loaded after the screen itself. */
export interface LazyPart<Props> {
  (props: Props & { readonly fallback: ReactNode }): ReactNode;
  /** Loads the code. Rejects with `ChunkLoadError`; rendering tries again. */
  readonly whenLoaded: () => Promise<void>;
  /** The same without waiting for the result. */
  readonly preload: () => void;
}

/**
 * A part of a screen that is needed only after a tap, or below the fold: `lazyPart(async () => (await
 * import('./later')).Later)`. It uses the messages of the screen. Shows `fallback` while loading, and `Failure` with
 * Retry if loading fails.
 * @param Failure reports that the part did not load, with Retry
 * @param extent `screen` if the part is the whole screen: the document is then reloaded at once when its build no
 *   longer exists
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Failure: ComponentType<ScreenFailureProps>,
  extent: 'part' | 'screen' = 'part',
): LazyPart<Props> {
  const name = String(load);
  /** A part that is the whole screen reloads the document without a tap. */
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
      // A transition renders a large part in steps, so the screen around it stays responsive.
      whenLoaded().then(
        () => startTransition(drawAgain),
        (error: unknown) => {
          // While the document is being replaced, the page keeps what it shows.
          if (!mayReload || !reloadOnce(name)) setFailure({ error, isTrying: false });
        },
      );
    };
    const Arrived = loaded;
    useEffect(() => {
      // As of this render: it may have loaded since.
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
