import { startTransition, useEffect, useState } from 'react';
import { afterFrame } from './after-frame';

let isOpened = false;

/**
 * False until the first screen of a visit has been seen: what lies below the glass is drawn after it. On
 * every later screen it is true at once, so that Back finds the place where it stood.
 */
export function useOpened(): boolean {
  const [opened, setOpened] = useState(isOpened);
  useEffect(() => {
    isOpened = true;
    if (!opened) afterFrame(() => startTransition(() => setOpened(true)));
  }, [opened]);
  return opened;
}
