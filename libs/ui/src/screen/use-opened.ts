import { startTransition, useEffect, useState } from 'react';

let isOpened = false;

/**
 * False while the first screen of a visit is drawn for the first time: what lies below the glass is drawn after it. On
 * every later screen it is true at once, so that Back finds the place where it stood.
 */
export function useOpened(): boolean {
  const [opened, setOpened] = useState(isOpened);
  useEffect(() => {
    isOpened = true;
    if (!opened) startTransition(() => setOpened(true));
  }, [opened]);
  return opened;
}
