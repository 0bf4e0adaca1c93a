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
