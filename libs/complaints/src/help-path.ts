import { decodedPath, pathTo, routeAbove, withOwnKeys } from '@clearloan/routes';

const order = /^\/orders\/([^/]+)/i;

/**
 * The path to help from the screen at `pathname`, with the screen's name and its loan, so that nobody has to explain
 * where they are; `undefined` on the help screen itself. A screen without a name in the route table is named by the
 * first segment of its path, as in its feature's facts.
 * @param isScreen whether the app has a screen at a path; other paths are ignored
 */
export function helpPath(pathname: string, isScreen: (path: string) => boolean): string | undefined {
  const screen = routeAbove(pathname) ?? (isScreen(pathname) ? pathname.split('/')[1] : undefined);
  if (screen === 'customerService') return undefined;
  return withOwnKeys(pathTo('customerService'), { _screen: screen, _order: orderIn(pathname) });
}

function orderIn(pathname: string): string | undefined {
  const [, segment] = order.exec(pathname) ?? [];
  return segment && decodedPath(segment);
}
