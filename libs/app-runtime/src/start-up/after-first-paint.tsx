import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { afterFrame } from './visit-start';

let isOpened = false;

/**
 * Content below the fold: rendered after the first screen of a visit is painted, without re-rendering the content above
 * it. On later screens it renders at once, so that Back restores the scroll position.
 */
export function AfterFirstPaint({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState(isOpened);
  useEffect(() => {
    isOpened = true;
    if (!opened) afterFrame(() => startTransition(() => setOpened(true)));
  }, [opened]);
  return opened && children;
}
