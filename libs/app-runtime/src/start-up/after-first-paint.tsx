import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { afterFrame } from './hydration';

let isOpened = false;

/**
 * What lies below the glass: drawn when the first screen of a visit has been seen, without drawing anew what stands above it. On
 * every later screen it is there at once, so that Back finds the place where it stood.
 */
export function AfterFirstPaint({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState(isOpened);
  useEffect(() => {
    isOpened = true;
    if (!opened) afterFrame(() => startTransition(() => setOpened(true)));
  }, [opened]);
  return opened && children;
}
