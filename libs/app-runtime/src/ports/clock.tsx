import { createContext, useContext } from 'react';
import type { Day, Instant } from '@clearloan/formatting';

/** The time of the screens. The sandbox moves its clock, so no screen asks the phone for the date by itself. */
export interface Clock {
  /** Now, ISO 8601 in UTC. */
  now: () => Instant;
  /** Today where the loan lives, `YYYY-MM-DD`. */
  today: () => Day;
}

const ClockContext = createContext<Clock | null>(null);

export const ClockProvider = ClockContext.Provider;

/** @throws Error when no ClockProvider stands above: a silent phone clock would show wrong due days */
export function useClock(): Clock {
  const clock = useContext(ClockContext);
  if (clock === null) throw new Error('useClock needs a ClockProvider');
  return clock;
}
