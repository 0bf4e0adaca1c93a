import { useEffect, useState } from 'react';
import { secondsLeft, type CodeSending } from '../rules/code-wait';

/** Counts down to the moment when another code may be asked for; 0 without a sending. */
export function useSecondsLeft(sending: CodeSending | undefined): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  const left = sending === undefined ? 0 : secondsLeft(sending, nowMs);
  const isWaiting = left > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => {
      setNowMs(Date.now());
    }, 1000);
    return () => {
      clearInterval(timer);
    };
  }, [isWaiting]);
  return left;
}
