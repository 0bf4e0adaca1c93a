import { useCallback, useRef, useState } from 'react';

export interface OneWay {
  /** It runs, or has led on: the old screen stays in view until the next one is there, but is no more to be tapped. */
  readonly isGoing: boolean;
  /** Runs an act that tells whether it leads on. Taps while it runs, and after it has led on, pass by. */
  readonly go: (act: () => Promise<boolean>) => Promise<void>;
}

/** A guard for acts that end on another screen. It is a ref: a guard of state lets a second tap of one tick through. */
export function useOneWay(): OneWay {
  const isTaken = useRef(false);
  const [isGoing, setGoing] = useState(false);
  const go = useCallback(async (act: () => Promise<boolean>) => {
    if (isTaken.current) return;
    isTaken.current = true;
    setGoing(true);
    const leadsOn = await act();
    isTaken.current = leadsOn;
    setGoing(leadsOn);
  }, []);
  return { isGoing, go };
}
