import { pathTo } from '@clearloan/routes';
import { ScreenRouter, type Move, type Notifier, type Prepare } from '@clearloan/app-runtime';
import { NavigationType } from 'react-router-dom';
import type { ShellServices } from '../runtime/shell-services';
import { isWayOut, loginPath, redirectFor } from './guard';
import { unknownPage } from './screen-routes';
import { hasScreen, isOpenAt, lazyScreenAt, readFirst } from './screens';

/** Rendering a screen twice on a slow device takes longer than this. */
const answerMs = 150;

/** Waits briefly for a result that is about to arrive; `undefined` if it does not. */
export const forAMoment = async <Result>(
  result: Promise<Result> | undefined,
  mostMs = answerMs,
): Promise<Result | undefined> =>
  Promise.race([result, new Promise<undefined>((resolve) => setTimeout(resolve, mostMs))]);

const addressOf = ({ pathname, search }: Move['to']) => pathname + search;

/** The functions that prepare a screen. */
export interface Preparing {
  readonly isLoggedIn: () => boolean;
  /** Loads the code of the screen at a path; `undefined` if it is already loaded. Never rejects. */
  readonly load: (path: string) => Promise<unknown> | undefined;
  /** Sends the first reads of the screen at a path. Never rejects. */
  readonly read: (path: string) => Promise<unknown>;
}

/** Back, and a tab of the current screen, do not wait for responses. */
const isNextScreen = ({ to, from, action }: Move) =>
  action !== NavigationType.Pop && to.pathname !== from.pathname;

/**
 * A navigation waits for the screen's code, and briefly for its first responses. If `RequireSession` will redirect, the
 * redirect target is loaded instead.
 */
export const createPrepare =
  ({ isLoggedIn, load, read }: Preparing): Prepare =>
  (move) => {
    const path = addressOf(move.to);
    const wanted = { ...move.to, isOpen: isOpenAt(path), isWayOut: isWayOut(move.action, move.from) };
    // An unknown address shows the not-found screen to everybody.
    const redirected = hasScreen(path) ? redirectFor(isLoggedIn(), wanted) : undefined;
    const code = load(redirected ?? path);
    if (redirected !== undefined || !isNextScreen(move)) return code;
    return Promise.all([code, forAMoment(read(path))]);
  };

/** Never rejects: a screen whose code fails to load shows the error itself. */
function loadCode(path: string): Promise<void> | undefined {
  const screen = lazyScreenAt(path) ?? unknownPage;
  return screen.isLoaded() ? undefined : screen.load().catch(() => undefined);
}

/** Creates the router with its first screen loaded. While a later screen loads, the old one stays visible. */
export async function openRouter(services: ShellServices): Promise<ScreenRouter> {
  const { client, expiry, notifier, queries, session } = services;
  const prepare = createPrepare({
    isLoggedIn: session.isLoggedIn,
    load: loadCode,
    read: async (path) => readFirst(path, { client, queries }),
  });
  const router = new ScreenRouter({ prepare });
  expiry.addEventListener('expired', () => {
    const { pathname, search } = router.state.location;
    if (pathname !== pathTo('login')) void router.navigate(loginPath(pathname + search), { replace: true });
  });
  router.subscribe(hideOverlayOnNavigation(router, notifier));
  const { location } = router.state;
  await prepare({ to: location, from: location, action: NavigationType.Pop });
  return router;
}

/** A blocking overlay belongs to the screen that sent the request, so navigation closes it. */
function hideOverlayOnNavigation(router: ScreenRouter, notifier: Notifier): () => void {
  let place = router.state.location.key;
  return () => {
    if (router.state.location.key === place) return;
    place = router.state.location.key;
    notifier.release();
  };
}
