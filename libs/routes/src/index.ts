/** The shared route table: the names and paths of all screens. No React. */
export { routePatterns, tabRoutes } from './route-patterns';
export type { RouteName } from './route-patterns';
export { decodedPath } from './decoded-path';
export { fillPath, pathTo } from './path-to';
export type { RouteParams } from './path-to';
export { flags } from './listed-screen';
export type { Flag } from './listed-screen';
export { routeAbove, routeNameOf } from './route-name-of';
export { resolveRedirect } from './resolve-redirect';
export type { Destination, RedirectSetting } from './resolve-redirect';
export { safeReturnPath } from './safe-return-path';
export { isSendOnArrival, sendOnArrival } from './resolve-redirect';
export { isOwnKey, withOwnKeys } from './safe-return-path';
export type { OwnKey } from './safe-return-path';
export { newcomer, visitor } from './listed-screen';
export type { ListedScreen, ScreenState, Step, Tappable } from './listed-screen';
