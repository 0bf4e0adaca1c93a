import { useEffect, useRef } from 'react';

/** So long the picture must have been right before the phone takes it by itself. */
const steadyMs = 3000;

/** Calls `onSteady` once `isRight` has held for three seconds; a new `turn` begins anew. */
export function useSteady(isRight: boolean, turn: string, onSteady: () => void): void {
  const heard = useRef(onSteady);
  useEffect(() => {
    heard.current = onSteady;
  });
  useEffect(() => {
    if (!isRight) return undefined;
    const timer = setTimeout(() => {
      heard.current();
    }, steadyMs);
    return () => {
      clearTimeout(timer);
    };
  }, [isRight, turn]);
}
