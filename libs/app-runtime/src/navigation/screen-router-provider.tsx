import {
  createContext,
  startTransition,
  useContext,
  useEffect,
  useLayoutEffect,
  useState,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import { NavigationType, Router, useNavigate, type Location } from 'react-router-dom';
import type { RouterState, ScreenRouter } from './screen-router';
import { isRecord } from '../preload/is-record';

const ScreenRouterContext = createContext<ScreenRouter | undefined>(undefined);

const ComingContext = createContext<Location | undefined>(undefined);

/** Undefined in a test that renders a part alone. */
export const useScreenRouter = (): ScreenRouter | undefined => useContext(ScreenRouterContext);

/** The location whose screen is loading while the old one is visible. */
export const useComing = (): Location | undefined => useContext(ComingContext);

export interface ScreenRouterProviderProps {
  readonly router: ScreenRouter;
  readonly children: ReactNode;
}

/** Renders the current location. The next screen fades in where this delays nothing. */
export function ScreenRouterProvider({ router, children }: ScreenRouterProviderProps) {
  const [{ location, historyAction, options }, setShown] = useState(router.state);
  const [coming, setComing] = useState<Location>();
  useLayoutEffect(() => {
    const draw = drawInto((state) => {
      setShown(state);
      setComing(undefined);
    }, location);
    const changed = () => {
      if (router.state.coming === undefined) draw(router);
      // The progress bar waits anyway; the frame after the tap is for the tapped link.
      else startTransition(() => setComing(router.state.coming));
    };
    // A screen may have redirected during its first render.
    if (router.state.location !== location) changed();
    return router.subscribe(changed);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- one listener per router
  }, [router]);
  useLayoutEffect(() => {
    router.settleLayers();
  }, [router, location]);
  useScrollMemory(location, historyAction, options.preventScrollReset === true);
  return (
    <ScreenRouterContext.Provider value={router}>
      <ComingContext.Provider value={coming}>
        <Router location={location} navigationType={historyAction} navigator={router.navigator}>
          {children}
        </Router>
      </ComingContext.Provider>
    </ScreenRouterContext.Provider>
  );
}

/** A tab or filter of the same screen does not fade. */
function drawInto(set: (state: RouterState) => void, first: Location): (router: ScreenRouter) => void {
  let onView = first;
  let isTakingPicture = false;
  return (router) => {
    // While the browser captures the old screen, only the last location counts.
    if (isTakingPicture) return;
    const { location, options } = router.state;
    const isNext = location.pathname !== onView.pathname;
    rememberScroll(onView);
    onView = location;
    if (options.flushSync === true) set(router.state);
    else if (isNext && canFade()) {
      isTakingPicture = true;
      document.startViewTransition(() => {
        isTakingPicture = false;
        onView = router.state.location;
        flushSync(() => set(router.state));
      });
    } else startTransition(() => set(router.state));
  };
}

const wantsMotion = () => !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The browser captures the old screen first; on a slow device that takes longer than switching the screens. */
function isFastDevice(): boolean {
  const { hardwareConcurrency, deviceMemory = 8 }: Navigator & { deviceMemory?: number } = navigator;
  return hardwareConcurrency >= 4 && deviceMemory >= 8;
}

/** Whether one screen may fade into the next. */
const canFade = (): boolean =>
  'startViewTransition' in document && !document.hidden && wantsMotion() && isFastDevice();

/** Like `<Navigate replace>`, but before the browser paints: if the other screen is loaded, nothing flashes. */
export function Redirect({ to }: { readonly to: string }) {
  const navigate = useNavigate();
  useLayoutEffect(() => {
    void navigate(to, { replace: true, flushSync: true });
  }, [navigate, to]);
  return null;
}

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
function rememberScroll({ key }: Location): void {
  positions = { ...positions, [key]: window.scrollY };
}

/**
 * Scrolls a new screen to its top, and restores the position on the way back, also after a reload.
 * @param isKept the navigation keeps the current scroll position
 */
function useScrollMemory(place: Location, action: NavigationType, isKept: boolean): void {
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
