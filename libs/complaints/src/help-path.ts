import { pathTo, routeAbove, withOwnKeys } from '@clearloan/routes';

const order = /^\/orders\/([^/]+)/i;

/**
 * The way to help from the screen at `pathname`, with the screen's name and its loan filled in, so that nobody has to
 * say where they got stuck; `undefined` on the help screen itself.
 * A screen without a name in the route table is called by the first segment of its address, as its feature's facts name it.
 * @param isScreen whether the app has a screen at a path: what else is typed into an address goes nowhere
 */
export function helpPath(pathname: string, isScreen: (path: string) => boolean): string | undefined {
  const screen = routeAbove(pathname) ?? (isScreen(pathname) ? pathname.split('/')[1] : undefined);
  if (screen === 'customerService') return undefined;
  return withOwnKeys(pathTo('customerService'), { _screen: screen, _order: orderIn(pathname) });
}

function orderIn(pathname: string): string | undefined {
  const [, segment] = order.exec(pathname) ?? [];
  try {
    return segment && decodeURIComponent(segment);
  } catch {
    return undefined; // a broken address has no loan
  }
}
