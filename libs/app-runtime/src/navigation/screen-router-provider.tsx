import { createContext, startTransition, useContext, useLayoutEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Router, type Location, useNavigate } from 'react-router-dom';
import type { RouterState, ScreenRouter } from './screen-router';
import { rememberScroll, useScrollMemory } from './use-scroll-memory';

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
