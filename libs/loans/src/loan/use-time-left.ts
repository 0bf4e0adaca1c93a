import type { Instant } from '@clearloan/formatting';
import { useClock } from '@clearloan/app-runtime';
import { useEffect, useState } from 'react';
import { timeLeft, type TimeLeft } from '../rules/time-left';

const tickMs = 1000;

/** What is left until an instant by the lender's clock; the screen changes with the minute. */
export function useTimeLeft(until: Instant): TimeLeft | undefined {
  const { now: readClock } = useClock();
  const [now, setNow] = useState(readClock);
  useEffect(() => {
    const ticking = setInterval(() => setNow(readClock()), tickMs);
    return () => clearInterval(ticking);
  }, [readClock]);
  return timeLeft(until, now);
}
