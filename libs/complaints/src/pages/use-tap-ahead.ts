import { useEffect, useState } from 'react';

/** What a tap needs, and the way to ask for it. */
export interface Needed {
  readonly data: unknown;
  readonly refetch: () => Promise<{ readonly data: unknown }>;
}

/** A tap on Send that comes before what it needs is here: kept until that is read, let go when it cannot be. */
export function useTapAhead({ data, refetch }: Needed, send: () => void) {
  const [isKept, setKept] = useState(false);
  const isHere = data !== undefined;
  useEffect(() => {
    if (isKept && isHere) send();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, with what stands in the form by then
  }, [isKept, isHere]);
  /** For a borrower who writes on: half a sentence is not sent. */
  const letGo = () => setKept(false);
  return {
    isWaiting: isKept && !isHere,
    keep: () => {
      setKept(true);
      void refetch().then((read) => read.data ?? letGo());
    },
    letGo,
  };
}
