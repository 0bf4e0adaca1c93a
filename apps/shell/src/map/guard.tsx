import { useApiClient } from '@clearloan/api-client';
import { pathTo, safeReturnPath, withOwnKeys } from '@clearloan/routes';
import { Redirect, useScreenRouter } from '@clearloan/app-runtime';
import type { ReactNode } from 'react';
import { NavigationType, useLocation, useNavigationType, type Path } from 'react-router-dom';

/** The login path, with the wanted address to return to. */
export function loginPath(wanted: string): string {
  const back = safeReturnPath(wanted);
  return withOwnKeys(pathTo('login'), { _return: back === pathTo('main') ? undefined : back });
}

export interface Wanted extends Pick<Path, 'pathname' | 'search'> {
  /** The screen needs no login. */
  readonly isOpen: boolean;
  /** The borrower leaves the login with its close button or with Back. */
  readonly isWayOut: boolean;
}

/** Where a visitor is redirected instead of the wanted screen. */
export function redirectFor(isLoggedIn: boolean, wanted: Wanted): string | undefined {
  if (wanted.isOpen || isLoggedIn) return undefined;
  // Redirecting to the login again would trap the visitor.
  return wanted.isWayOut ? pathTo('main') : loginPath(wanted.pathname + wanted.search);
}

/** Whether this is a Back navigation from the login. */
export const isWayOut = (action: NavigationType, from: Pick<Path, 'pathname'> | undefined): boolean =>
  action === NavigationType.Pop && from?.pathname === pathTo('login');

export interface RequireSessionProps {
  /** The screen needs no login. */
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

/**
 * Wraps each screen: renders it, or redirects the visitor to the login. The redirect replaces the guarded screen in the
 * history.
 */
export function RequireSession({ isOpen, children }: RequireSessionProps) {
  const { pathname, search } = useLocation();
  const { session } = useApiClient();
  const action = useNavigationType();
  const before = useScreenRouter()?.state.before;
  const wanted = { pathname, search, isOpen, isWayOut: isWayOut(action, before) };
  const to = redirectFor(session.isLoggedIn(), wanted);
  return to === undefined ? children : <Redirect to={to} />;
}
