/** The shared route table: what a screen is called and where it stands. No React. */
export { routePatterns, tabRoutes } from './route-patterns';
export type { RouteName } from './route-patterns';
export { pathTo } from './path-to';
export type { RouteParams } from './path-to';
export { flags } from './flags';
export type { Flag } from './flags';
export { optionalFeatures } from './optional-features';
export type { OptionalFeature } from './optional-features';
export { routeAbove, routeNameOf } from './route-name-of';
export { resolveRedirect } from './resolve-redirect';
export type { Destination, RedirectSetting } from './resolve-redirect';
export { safeReturnPath } from './safe-return-path';
export { isSendOnArrival, sendOnArrival } from './send-on-arrival';
export { isOwnKey, withOwnKeys } from './own-keys';
export type { OwnKey } from './own-keys';
export { newcomer, visitor } from './listed-screen';
export type { ListedScreen, ScreenState, Step, Tappable } from './listed-screen';
