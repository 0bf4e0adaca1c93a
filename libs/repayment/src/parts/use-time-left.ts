import type { Instant } from '@clearloan/formatting';
import { useClock } from '@clearloan/app-runtime';
import { useEffect, useState } from 'react';
import { timeLeftMs } from '../rules/countdown';

const tickMs = 1000;

/** How long something is still good for by the lender's time, second by second; `undefined` when it has no end. */
export function useTimeLeft(expireTime: Instant | undefined): number | undefined {
  const { now: readClock } = useClock();
  const [now, setNow] = useState(readClock);
  useEffect(() => {
    if (expireTime === undefined) return undefined;
    const ticking = setInterval(() => {
      setNow(readClock());
    }, tickMs);
    return () => {
      clearInterval(ticking);
    };
  }, [expireTime, readClock]);
  return timeLeftMs(expireTime, now);
}
