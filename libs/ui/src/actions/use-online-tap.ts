import { useState, useSyncExternalStore } from 'react';

const changes = ['online', 'offline'] as const;

function subscribe(onChange: () => void): () => void {
  for (const change of changes) window.addEventListener(change, onChange);
  return () => {
    for (const change of changes) window.removeEventListener(change, onChange);
  };
}

export interface OnlineTap {
  /** A tap was blocked, and there is still no network. */
  readonly isHeldBack: boolean;
  /** Call first in a tap handler: whether it may send. */
  readonly maySend: () => boolean;
}

/** Blocks a tap while the device reports that it is offline: nothing is sent, so no outcome is unknown. */
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
