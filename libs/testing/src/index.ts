/** Test helpers for features. Imported by tests only. */
export { fakeLender } from './fake-lender';
export type { FakeLender, Received } from './fake-lender';
export { fixedClock } from './fixed-clock';
export { consentOfTheTest, renderRoutes, signWith } from './render-routes';
export type { RenderRoutesOptions } from './render-routes';
