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

const PendingLocationContext = createContext<Location | undefined>(undefined);

/** Undefined in a test that renders a part alone. */
export const useScreenRouter = (): ScreenRouter | undefined => useContext(ScreenRouterContext);

/** The location whose screen is loading while the old one is visible. */
export const usePendingLocation = (): Location | undefined => useContext(PendingLocationContext);

export interface ScreenRouterProviderProps {
  readonly router: ScreenRouter;
  readonly children: ReactNode;
}

/** Renders the current location. The next screen fades in where this delays nothing. */
export function ScreenRouterProvider({ router, children }: ScreenRouterProviderProps) {
  const [{ location, historyAction, options }, setRouterState] = useState(router.state);
  const [pendingLocation, setPendingLocation] = useState<Location>();
  useLayoutEffect(() => {
    const switchScreen = createScreenSwitcher((state) => {
      setRouterState(state);
      setPendingLocation(undefined);
    }, location);
    const handleRouterChange = () => {
      if (router.state.pending === undefined) switchScreen(router);
      // The progress bar waits anyway; the frame after the tap is for the tapped link.
      else startTransition(() => setPendingLocation(router.state.pending));
    };
    // A screen may have redirected during its first render.
    if (router.state.location !== location) handleRouterChange();
    return router.subscribe(handleRouterChange);
    // oxlint-disable-next-line react/exhaustive-deps -- one listener per router
  }, [router]);
  useLayoutEffect(() => {
    router.syncLayerEntries();
  }, [router, location]);
  useScrollMemory(location, historyAction, options.preventScrollReset === true);
  return (
    <ScreenRouterContext.Provider value={router}>
      <PendingLocationContext.Provider value={pendingLocation}>
        <Router location={location} navigationType={historyAction} navigator={router.navigator}>
          {children}
        </Router>
      </PendingLocationContext.Provider>
    </ScreenRouterContext.Provider>
  );
}

/** A tab or filter of the same screen does not fade. */
function createScreenSwitcher(
  render: (state: RouterState) => void,
  initialLocation: Location,
): (router: ScreenRouter) => void {
  let visibleLocation = initialLocation;
  let isCapturing = false;
  return (router) => {
    // While the browser captures the old screen, only the last location counts.
    if (isCapturing) return;
    const { location, options } = router.state;
    const isOtherScreen = location.pathname !== visibleLocation.pathname;
    rememberScroll(visibleLocation);
    visibleLocation = location;
    if (options.flushSync === true) render(router.state);
    else if (isOtherScreen && shouldFade()) {
      isCapturing = true;
      document.startViewTransition(() => {
        isCapturing = false;
        visibleLocation = router.state.location;
        flushSync(() => render(router.state));
      });
    } else startTransition(() => render(router.state));
  };
}

const wantsMotion = () => !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The browser captures the old screen first; on a slow device that takes longer than switching the screens. */
function isFastDevice(): boolean {
  const { hardwareConcurrency, deviceMemory = 8 }: Navigator & { deviceMemory?: number } = navigator;
  return hardwareConcurrency >= 4 && deviceMemory >= 8;
}

/** Whether one screen may fade into the next. */
const shouldFade = (): boolean =>
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
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '');
    return isRecord(stored) ? stored : {};
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
 * @param preventScrollReset the navigation keeps the current scroll position
 */
function useScrollMemory(location: Location, action: NavigationType, preventScrollReset: boolean): void {
  const { key, hash } = location;
  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    return () => {
      window.history.scrollRestoration = 'auto';
    };
  }, []);
  useEffect(() => {
    const savePositions = () => {
      rememberScroll(location);
      try {
        sessionStorage.setItem(storageKey, JSON.stringify(positions));
      } catch {
        // Without storage a reload starts at the top.
      }
    };
    window.addEventListener('pagehide', savePositions);
    return () => {
      window.removeEventListener('pagehide', savePositions);
    };
  }, [location]);
  useLayoutEffect(() => {
    positions ??= readPositions();
    const savedTop = positions[key];
    if (action === NavigationType.Pop && typeof savedTop === 'number') scrollTo(savedTop);
    else if (!preventScrollReset && !scrollToAnchor(hash)) scrollTo(0);
    // oxlint-disable-next-line react/exhaustive-deps -- once per location
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
