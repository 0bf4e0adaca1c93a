import { pathTo } from '@clearloan/routes';
import { ScreenRouter, type Move, type Prepare } from '@clearloan/app-runtime';
import { NavigationType } from 'react-router-dom';
import { client, expiry, notifier, queries } from '../runtime/lender';
import { isWayOut, loginPath, presentVisitor, redirectFor, type Visitor } from './guard';
import { unknownPage } from './screen-routes';
import { isOffered, isOpenAt, lazyScreenAt, readFirst } from './screens';

/** Drawing a screen twice takes a cheap device longer. */
const answerMs = 150;

/** A screen waits so long for answers that are about to come, and no longer. */
export const forAMoment = async (answers: Promise<unknown> | undefined): Promise<unknown> =>
  Promise.race([answers, new Promise((resolve) => setTimeout(resolve, answerMs))]);

const addressOf = ({ pathname, search }: Move['to']) => pathname + search;

/** With what a screen is prepared. */
export interface Preparing {
  readonly visitor: () => Visitor;
  /** Loads the code of the screen at a path; `undefined` where it is loaded. Never rejects. */
  readonly load: (path: string) => Promise<unknown> | undefined;
  /** Reads what the screen at a path begins with. Never rejects. */
  readonly read: (path: string) => Promise<unknown>;
}

/** Back and a tab of the screen on view wait for no answers. */
const isNextScreen = ({ to, from, action }: Move) =>
  action !== NavigationType.Pop && to.pathname !== from.pathname;

/** A screen waits for its code, and a moment for its first answers. Where `RequireSession` will redirect, the other screen loads. */
export const createPrepare =
  ({ visitor, load, read }: Preparing): Prepare =>
  (move) => {
    const path = addressOf(move.to);
    const wanted = { ...move.to, isOpen: isOpenAt(path), isWayOut: isWayOut(move.action, move.from) };
    // An address that nobody knows says so to everybody.
    const redirected = isOffered(path) ? redirectFor(visitor(), wanted) : undefined;
    const code = load(redirected ?? path);
    if (redirected !== undefined || !isNextScreen(move)) return code;
    return Promise.all([code, forAMoment(read(path))]);
  };

/** A screen that did not arrive says so itself. */
function loadCode(path: string): Promise<void> | undefined {
  const screen = lazyScreenAt(path) ?? unknownPage;
  return screen.isLoaded() ? undefined : screen.load().catch(() => undefined);
}

const prepare = createPrepare({
  visitor: presentVisitor,
  load: loadCode,
  read: async (path) => readFirst(path, { client, queries }),
});

/** The router with its first screen loaded; later screens load while the old one stays in view. */
export async function openRouter(): Promise<ScreenRouter> {
  const router = new ScreenRouter({ prepare });
  expiry.addEventListener('expired', () => {
    const { pathname, search } = router.state.location;
    if (pathname !== pathTo('login')) void router.navigate(loginPath(pathname + search), { replace: true });
  });
  router.subscribe(hideOverlayOnNavigation(router));
  const { location } = router.state;
  await prepare({ to: location, from: location, action: NavigationType.Pop });
  return router;
}

/** A mask belongs to the screen that sent: whoever moves on is not held back by it. */
function hideOverlayOnNavigation(router: ScreenRouter): () => void {
  let place = router.state.location.key;
  return () => {
    if (router.state.location.key === place) return;
    place = router.state.location.key;
    notifier.release();
  };
}
