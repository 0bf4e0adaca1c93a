/**
 * What the polyfills bring (`apps/shell/src/polyfills`), as eslint-plugin-compat names it; the check of the built files reads the
 * chunk itself.
 */
export const polyfilled = [
  ...['Object.hasOwn', 'URL.canParse', 'Crypto.randomUUID', 'crypto.randomUUID'],
  ...['at', 'findLast', 'findLastIndex', 'toReversed', 'toSorted', 'toSpliced', 'with'].map(
    (method) => `Array.${method}`,
  ),
];

/** Asked for where it is used; each has another way, which is tested without it. */
export const guarded = new Set([
  'AbortSignal.any', // ky: without it the caller's own signal alone
  'Notification', // reminders: a reminder is shown inside the app
  'OffscreenCanvas', // pictures: shrunk and judged on the page
  'connection', // prefetching: as on a fast network
  'requestIdleCallback', // a timer
  'setAppBadge', // no badge
  'startViewTransition', // the next screen without a transition
  'trustedTypes', // the plain address of the worker
]);
