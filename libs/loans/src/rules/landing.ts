import { pathTo, safeReturnPath, withOwnKeys } from '@clearloan/routes';

/** Where the button of a landing page leads: a screen of ours that the link names (`_to`), else the loan on view. */
export function landingTarget(search: URLSearchParams, productId: string | undefined): string {
  const loan = productId === undefined ? pathTo('main') : pathTo('productDetail', { productId });
  return safeReturnPath(search.get('_to')) ?? loan;
}

/** The same by way of the login. What came with the campaign is kept by the session, not by this address. */
export const byWayOfLogin = (target: string): string =>
  withOwnKeys(pathTo('login'), { _return: target === pathTo('main') ? undefined : target });
