import { useEffect, type RefObject } from 'react';

/**
 * While `active`, everything beside the host is out of reach: the app root, and the layers (sheets) that lie beside it in
 * the body. Focus goes back to where it was when the mask goes.
 */
export function useInert(active: boolean, appRoot: HTMLElement, host: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!active) return;
    const focused = document.activeElement;
    const beside = [...document.body.children].filter((element) => element !== host.current);
    const reach = new Set([appRoot, ...beside].filter((element) => !element.hasAttribute('inert')));
    for (const element of reach) element.setAttribute('inert', '');
    return () => {
      for (const element of reach) element.removeAttribute('inert');
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (isLost && focused instanceof HTMLElement && focused.isConnected)
        focused.focus({ preventScroll: true });
    };
  }, [active, appRoot, host]);
}
