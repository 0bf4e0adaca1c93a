import { useEffect, useLayoutEffect } from 'react';
import { isRecord } from '../preload/is-record';
import { NavigationType, type Location } from 'react-router-dom';

/** The scroll position of each history entry in pixels, by its key, since a URL may contain an id. */
type Positions = Readonly<Record<string, unknown>>;

const storageKey = 'clearloan.scroll';

function readPositions(): Positions {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '');
    return isRecord(kept) ? kept : {};
  } catch {
    return {};
  }
}

let positions: Positions | undefined;

/** Called while the screen of this location is still visible. */
export function rememberScroll({ key }: Location): void {
  positions = { ...positions, [key]: window.scrollY };
}

/**
 * Scrolls a new screen to its top, and restores the position on the way back, also after a reload.
 * @param isKept the navigation keeps the current scroll position
 */
export function useScrollMemory(place: Location, action: NavigationType, isKept: boolean): void {
  const { key, hash } = place;
  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    return () => {
      window.history.scrollRestoration = 'auto';
    };
  }, []);
  useEffect(() => {
    const leave = () => {
      rememberScroll(place);
      try {
        sessionStorage.setItem(storageKey, JSON.stringify(positions));
      } catch {
        // Without storage a reload starts at the top.
      }
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
    };
  }, [place]);
  useLayoutEffect(() => {
    positions ??= readPositions();
    const left = positions[key];
    if (action === NavigationType.Pop && typeof left === 'number') scrollTo(left);
    else if (!isKept && !scrollToAnchor(hash)) scrollTo(0);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once per location
  }, [key]);
}

function scrollTo(top: number): void {
  if (window.scrollY !== top) window.scrollTo(0, top);
}

function scrollToAnchor(hash: string): boolean {
  const anchor = hash === '' ? null : document.getElementById(hash.slice(1));
  anchor?.scrollIntoView();
  return anchor !== null;
}
