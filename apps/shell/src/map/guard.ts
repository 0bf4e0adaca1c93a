import { pathTo, routeNameOf, safeReturnPath, withOwnKeys, type RouteName } from '@clearloan/routes';
import { redirect, type LoaderFunction } from 'react-router-dom';

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

/** Screens that know nobody: they may be read before it is said whose session it is. */
const impersonal: ReadonlySet<RouteName | undefined> = new Set<RouteName>([
  'login',
  'agreement',
  'privacyPolicy',
  'aboutUs',
]);

/**
 * Sends a visitor to the login first, where a screen needs one, and whoever came with a stranger's session to the
 * question whose it is. The screen's chunk loads meanwhile.
 */
export const guard =
  ({ isLoggedIn, isHandedOver }: Visitor, isOpen: boolean): LoaderFunction =>
  ({ request }) => {
    const { pathname, search } = new URL(request.url);
    const isUnsettled = isLoggedIn() && isHandedOver() && !impersonal.has(routeNameOf(pathname));
    const lacksLogin = !isOpen && !isLoggedIn();
    return isUnsettled || lacksLogin ? redirect(loginPath(pathname + search)) : null;
  };
