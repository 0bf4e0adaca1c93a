import { createContext, startTransition, useContext, useLayoutEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Router, type Location, useNavigate } from 'react-router-dom';
import type { RouterState, ScreenRouter } from './screen-router';
import { rememberScroll, useScrollMemory } from './use-scroll-memory';

const ScreenRouterContext = createContext<ScreenRouter | undefined>(undefined);

const ComingContext = createContext<Location | undefined>(undefined);

/** None in a test that draws a part by itself. */
export const useScreenRouter = (): ScreenRouter | undefined => useContext(ScreenRouterContext);

/** The place whose screen is loading while the old one is on view. */
export const useComing = (): Location | undefined => useContext(ComingContext);

export interface ScreenRouterProviderProps {
  readonly router: ScreenRouter;
  readonly children: ReactNode;
}

/** Draws the place on view. A next screen fades in where that delays nothing. */
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
      else setComing(router.state.coming);
    };
    // A screen may have sent the borrower on while it was drawn first.
    if (router.state.location !== location) changed();
    return router.subscribe(changed);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- one listener for each router
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
    // The last place counts when the browser has its picture of the old screen.
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

/** The browser takes a picture of the old screen first: on a cheap device that lasts longer than the change of screens. */
function isFastDevice(): boolean {
  const { hardwareConcurrency, deviceMemory = 8 }: Navigator & { deviceMemory?: number } = navigator;
  return hardwareConcurrency >= 4 && deviceMemory >= 8;
}

/** Whether one screen may fade into the next. */
const canFade = (): boolean =>
  'startViewTransition' in document && !document.hidden && wantsMotion() && isFastDevice();

/** Like `<Navigate replace>`, but before the browser paints: where the other screen is loaded, nothing flashes between. */
export function Redirect({ to }: { readonly to: string }) {
  const navigate = useNavigate();
  useLayoutEffect(() => {
    void navigate(to, { replace: true, flushSync: true });
  }, [navigate, to]);
  return null;
}
