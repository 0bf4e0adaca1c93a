import { useState, useSyncExternalStore, type Dispatch, type SetStateAction } from 'react';

const neverChanges = () => () => undefined;

const yes = () => true;

const no = () => false;

/** False in prerendered HTML and while React hydrates it: what only this device knows is not in it. */
export const useIsHydrated = (): boolean => useSyncExternalStore(neverChanges, yes, no);

/**
 * State whose first value only this device knows. In prerendered HTML and while React hydrates it, the state is `prerendered`;
 * right after that it is what `read` gives, unless something has set it meanwhile.
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
 * Once the frame under way has been shown: what a finger did is seen before anything is done for what comes next. A timer
 * would wait longer: while a finger has just come down, browsers hold timers back by a tenth of a second.
 */
export function afterFrame(work: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(work));
}
