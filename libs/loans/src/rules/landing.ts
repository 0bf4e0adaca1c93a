import { pathTo, safeReturnPath, withOwnKeys } from '@clearloan/routes';

/**
 * The target of a landing page's button: a screen of the app that the link names (`_to`), otherwise the visible
 * loan.
 */
export function landingTarget(search: URLSearchParams, productId: string | undefined): string {
  const loan = productId === undefined ? pathTo('main') : pathTo('productDetail', { productId });
  return safeReturnPath(search.get('_to')) ?? loan;
}

/** The same through the login. Campaign parameters are kept by the session, not by this URL. */
export const byWayOfLogin = (target: string): string =>
  withOwnKeys(pathTo('login'), { _return: target === pathTo('main') ? undefined : target });
