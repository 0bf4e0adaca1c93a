import { useEffect, useRef } from 'react';

export interface LatestEnd<Answer> {
  readonly onAnswer: (answer: Answer) => void;
  /** Work that fails ends too: a screen never waits for an answer that does not come. */
  readonly onFailure: (error: unknown) => void;
}

/**
 * Starts work for a choice that may change before the answer: a file, a picture. Only the newest choice is answered,
 * and none after the screen is left.
 */
export function useLatest(): <Answer>(work: () => Promise<Answer>, end: LatestEnd<Answer>) => Promise<void> {
  const newest = useRef(0);
  useEffect(
    () => () => {
      newest.current++;
    },
    [],
  );
  return async (work, { onAnswer, onFailure }) => {
    const own = ++newest.current;
    const ifNewest = (report: () => void) => {
      if (own === newest.current) report();
    };
    await work().then(
      (answer) => ifNewest(() => onAnswer(answer)),
      (error: unknown) => ifNewest(() => onFailure(error)),
    );
  };
}
