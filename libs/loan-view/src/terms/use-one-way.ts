import { useCallback, useRef, useState } from 'react';

export interface OneWay {
  /**
   * The action is running or has navigated: the old screen stays visible until the next one is loaded, but ignores
   * taps.
   */
  readonly isGoing: boolean;
  /** Runs an action that returns whether it navigates. Taps are ignored while it runs and after it has navigated. */
  readonly go: (act: () => Promise<boolean>) => Promise<void>;
}

/**
 * A guard for actions that end on another screen. It is a ref: a guard in state would let through a second tap in the
 * same tick.
 */
export function useOneWay(): OneWay {
  const isTaken = useRef(false);
  const [isGoing, setGoing] = useState(false);
  const go = useCallback(async (act: () => Promise<boolean>) => {
    if (isTaken.current) return;
    isTaken.current = true;
    setGoing(true);
    let leadsOn = false;
    try {
      leadsOn = await act();
    } finally {
      isTaken.current = leadsOn;
      setGoing(leadsOn);
    }
  }, []);
  return { isGoing, go };
}
