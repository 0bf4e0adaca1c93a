import { useCallback, useLayoutEffect, useRef } from 'react';

/** Stays the same function while the screen is drawn anew, and does what the last drawing would: for parts that are drawn only when what they get has changed. */
export function useSameCall<Given extends readonly unknown[]>(
  work: (...given: Given) => void,
): (...given: Given) => void {
  const last = useRef(work);
  useLayoutEffect(() => {
    last.current = work;
  });
  return useCallback((...given: Given) => {
    last.current(...given);
  }, []);
}
