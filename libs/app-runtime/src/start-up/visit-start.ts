import { useState, useSyncExternalStore, type Dispatch, type SetStateAction } from 'react';

const neverChanges = () => () => undefined;

const yes = () => true;

const no = () => false;

/** False in prerendered HTML and during hydration, which contain nothing device-specific. */
export const useIsHydrated = (): boolean => useSyncExternalStore(neverChanges, yes, no);

/**
 * State whose initial value only this device knows. In prerendered HTML and during hydration it is `prerendered`; after
 * that it is the result of `read`, unless it was set before.
 */
export function useDeviceState<Value>(
  read: () => Value,
  prerendered: Value,
): [Value, Dispatch<SetStateAction<Value>>] {
  const isHydrated = useIsHydrated();
  const [isRead, setRead] = useState(isHydrated);
  const [state, setState] = useState(() => (isHydrated ? read() : prerendered));
  if (isHydrated && !isRead) {
    setRead(true);
    if (Object.is(state, prerendered)) setState(read());
  }
  return [state, setState];
}

/**
 * Runs after the current frame is painted, so that feedback to a touch is visible before work for the next screen
 * starts. A timer would wait longer: browsers delay timers by a tenth of a second right after a touch.
 */
export function afterFrame(work: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(work));
}

const touches = ['pointerdown', 'focusin'] as const;

/** Requests of the touched element go first. */
const waitMs = 500;

/**
 * The first interaction suggests that more will be needed soon: what is fetched then is ready in time and does not
 * delay the first render.
 * @param fetch may be called once for a pointer and once for a key
 * @returns removes the listeners
 */
export function onFirstInteraction(fetch: () => void): () => void {
  const touched = () => {
    setTimeout(fetch, waitMs);
  };
  for (const kind of touches) window.addEventListener(kind, touched, { once: true, capture: true });
  return () => {
    for (const kind of touches) window.removeEventListener(kind, touched, { capture: true });
  };
}

/** The build of this page, for support and reports; `development` in an unbuilt page. */
export const buildId = (): string =>
  (typeof document === 'undefined'
    ? undefined
    : document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content) ?? 'development';
