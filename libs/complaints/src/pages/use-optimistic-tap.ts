import { useEffect, useState } from 'react';

/** What a tap needs, and the way to ask for it. */
export interface Needed {
  readonly data: unknown;
  readonly refetch: () => Promise<{ readonly data: unknown }>;
}

/** A tap that comes before what it needs is here: kept until that is read, followed once, let go when it cannot be. */
export function useOptimisticTap({ data, refetch }: Needed, follow: () => Promise<void> | void) {
  const [tap, setTap] = useState<'kept' | 'lost'>();
  const isHere = data !== undefined;
  const letGo = () => setTap(undefined);
  useEffect(() => {
    if (tap === 'kept' && isHere) void Promise.resolve(follow()).then(letGo);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, with what is on the screen by then
  }, [tap, isHere]);
  return {
    isWaiting: tap === 'kept' && !isHere,
    /** What it needed did not come: the next tap asks again. */
    isLost: tap === 'lost' && !isHere,
    keep: () => {
      setTap('kept');
      void refetch().then((read) => read.data ?? setTap((now) => now && 'lost'));
    },
    /** For a borrower who writes on: half a sentence is not sent. */
    letGo,
  };
}
