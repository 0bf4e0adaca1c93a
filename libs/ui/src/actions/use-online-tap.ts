import { useState, useSyncExternalStore } from 'react';

const changes = ['online', 'offline'] as const;

function subscribe(onChange: () => void): () => void {
  for (const change of changes) window.addEventListener(change, onChange);
  return () => {
    for (const change of changes) window.removeEventListener(change, onChange);
  };
}

export interface OnlineTap {
  /** A tap was held back, and there is still no network. */
  readonly isHeldBack: boolean;
  /** Asked first thing in a tap: may it be sent? */
  readonly maySend: () => boolean;
}

/** Holds a tap back while the device itself says that it has no network: nothing is sent, nothing is in doubt. */
export function useOnlineTap(): OnlineTap {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  const [wasHeldBack, setHeldBack] = useState(false);
  return {
    isHeldBack: wasHeldBack && !isOnline,
    maySend: () => {
      setHeldBack(!navigator.onLine);
      return navigator.onLine;
    },
  };
}
