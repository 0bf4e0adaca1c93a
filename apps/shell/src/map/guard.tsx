import { hasUnconfirmedSession } from '@clearloan/auth';
import { pathTo, routeNameOf, safeReturnPath, withOwnKeys, type RouteName } from '@clearloan/routes';
import { Redirect, useScreenRouter } from '@clearloan/app-runtime';
import type { ReactNode } from 'react';
import { NavigationType, useLocation, useNavigationType, type Path } from 'react-router-dom';
import { session } from '../runtime/lender';

/** Where to log in, and the way back to the screen that was wanted. */
export function loginPath(wanted: string): string {
  const back = safeReturnPath(wanted);
  return withOwnKeys(pathTo('login'), { _return: back === pathTo('main') ? undefined : back });
}

/** Screens without personal data: they may be read before it is known whose session it is. */
const impersonal: ReadonlySet<RouteName | undefined> = new Set<RouteName>([
  'login',
  'agreement',
  'privacyPolicy',
  'aboutUs',
]);

export interface Visitor {
  readonly isLoggedIn: boolean;
  /** A link brought the session, and nobody has confirmed yet that it is theirs. */
  readonly hasUnconfirmedSession: boolean;
}

export const presentVisitor = (): Visitor => ({
  isLoggedIn: session.isLoggedIn(),
  hasUnconfirmedSession: hasUnconfirmedSession(),
});

export interface Wanted extends Pick<Path, 'pathname' | 'search'> {
  /** The screen needs no login. */
  readonly isOpen: boolean;
  /** The borrower comes here from the login by its cross or by Back. */
  readonly isWayOut: boolean;
}

/** Where a visitor is sent instead of the wanted screen: to the login, or to the question whose session it is. */
export function redirectFor(visitor: Visitor, wanted: Wanted): string | undefined {
  const address = wanted.pathname + wanted.search;
  if (visitor.isLoggedIn && visitor.hasUnconfirmedSession && !impersonal.has(routeNameOf(wanted.pathname)))
    return loginPath(address);
  if (wanted.isOpen || visitor.isLoggedIn) return undefined;
  // The login would only ask again.
  return wanted.isWayOut ? pathTo('main') : loginPath(address);
}

/** The place from which somebody went back is the login. */
export const isWayOut = (action: NavigationType, from: Pick<Path, 'pathname'> | undefined): boolean =>
  action === NavigationType.Pop && from?.pathname === pathTo('login');

export interface RequireSessionProps {
  /** The screen needs no login. */
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

/** Around each screen: shows it, or sends the visitor to the login first. The guarded screen leaves the history. */
export function RequireSession({ isOpen, children }: RequireSessionProps) {
  const { pathname, search } = useLocation();
  const action = useNavigationType();
  const before = useScreenRouter()?.state.before;
  const wanted = { pathname, search, isOpen, isWayOut: isWayOut(action, before) };
  const to = redirectFor(presentVisitor(), wanted);
  return to === undefined ? children : <Redirect to={to} />;
}
