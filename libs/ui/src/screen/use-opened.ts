import { startTransition, useEffect, useState } from 'react';

/** A reload, and Back from another site, find the place where the borrower stood only when all of the page is there. */
const isArrival = () =>
  performance
    .getEntriesByType('navigation')
    .some((navigation) => 'type' in navigation && navigation.type === 'navigate');

let isOpened: boolean | undefined;

/**
 * False while the first screen of a visit is drawn for the first time: what lies below the glass is drawn after it. On
 * every later screen it is true at once, so that Back finds the place where it stood.
 */
export function useOpened(): boolean {
  const [opened, setOpened] = useState(() => (isOpened ??= !isArrival()));
  useEffect(() => {
    isOpened = true;
    if (!opened) startTransition(() => setOpened(true));
  }, [opened]);
  return opened;
}
