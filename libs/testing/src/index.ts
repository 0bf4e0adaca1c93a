/** Test helpers for features. Imported by tests only. */
export { fakeLender } from './fake-lender';
export type { FakeLender, Received } from './fake-lender';
export { liesAbout } from './lies';
export type { Lie } from './lies';
export { fixedClock } from './fixed-clock';
export { consentOfTheTest, renderRoutes, signWith } from './render-routes';
export type { RenderRoutesOptions } from './render-routes';
export { quietLies } from './lies-on-screen';
export type { ScreenOfReplies } from './lies-on-screen';
