import { useEffect, useState } from 'react';

/** The data that a tap needs, and how to fetch it. */
export interface TapData {
  readonly data: unknown;
  readonly refetch: () => Promise<{ readonly data: unknown }>;
}

/** A tap that happens before its data is loaded: kept until then, followed once, dropped if the data fails to load. */
export function useOptimisticTap({ data, refetch }: TapData, follow: () => Promise<void> | void) {
  const [tap, setTap] = useState<'kept' | 'lost'>();
  const isHere = data !== undefined;
  const letGo = () => setTap(undefined);
  useEffect(() => {
    if (tap === 'kept' && isHere) void Promise.resolve(follow()).then(letGo);
    // oxlint-disable-next-line react/exhaustive-deps -- once, with what is on the screen by then
  }, [tap, isHere]);
  return {
    isWaiting: tap === 'kept' && !isHere,
    /** Its data failed to load: the next tap fetches again. */
    isLost: tap === 'lost' && !isHere,
    keep: () => {
      setTap('kept');
      void refetch().then((read) => read.data ?? setTap((now) => now && 'lost'));
    },
    /** For a borrower who continues to write: half a sentence is not sent. */
    letGo,
  };
}
