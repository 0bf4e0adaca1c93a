import { pathTo, routeNameOf, safeReturnPath, withOwnKeys, type RouteName } from '@clearloan/routes';
import { redirect, replace, type LoaderFunction } from 'react-router-dom';

/** Longer takes a cheap phone to draw a screen twice. */
const answerMs = 150;

/** A screen waits so long for answers that are about to come, and no longer. */
export const forAMoment = async (answers: Promise<unknown> | undefined): Promise<unknown> =>
  Promise.race([answers, new Promise((resolve) => setTimeout(resolve, answerMs))]);

/** Where to log in, and the way back to the screen that was wanted. */
export function loginPath(wanted: string): string {
  const back = safeReturnPath(wanted);
  return withOwnKeys(pathTo('login'), { _return: back === pathTo('main') ? undefined : back });
}

export interface Visitor {
  readonly isLoggedIn: () => boolean;
  /** A link brought the session, and nobody has said yet that it is theirs. */
  readonly isHandedOver: () => boolean;
}

/** Where the visitor is while the next screen loads. */
export interface Place {
  /** The login is on view. */
  readonly isAtLogin: () => boolean;
  /** The path and the query in the address bar: the next screen's already, after a link, a reload and Back. */
  readonly address: () => string;
  /** Reads what the screen at this path begins with, so that it is drawn once. Never rejects. */
  readonly read: (path: string) => Promise<unknown>;
}

/** Screens that know nobody: they may be read before it is said whose session it is. */
const impersonal: ReadonlySet<RouteName | undefined> = new Set<RouteName>([
  'login',
  'agreement',
  'privacyPolicy',
  'aboutUs',
]);

/**
 * Sends a visitor to the login first, where a screen needs one, and whoever came with a stranger's session to the
 * question whose it is. Another one waits a moment for its first answers. The screen's chunk loads meanwhile.
 */
export const guard =
  (
    { isLoggedIn, isHandedOver }: Visitor,
    { isAtLogin, address, read }: Place,
    isOpen: boolean,
  ): LoaderFunction =>
  async ({ request }) => {
    const { pathname, search } = new URL(request.url);
    const wanted = pathname + search;
    // The guarded screen leaves the history, or Back and the cross of the login would lead to the login again.
    const send = address() === wanted ? replace : redirect;
    if (isLoggedIn() && isHandedOver() && !impersonal.has(routeNameOf(pathname)))
      return send(loginPath(wanted));
    if (isOpen || isLoggedIn()) {
      // What is on view already, or comes back into it, is not held up.
      if (address().split('?')[0] !== pathname) await forAMoment(read(wanted));
      return null;
    }
    const isWayOut = isAtLogin() && address() === wanted;
    return send(isWayOut ? pathTo('main') : loginPath(wanted));
  };
