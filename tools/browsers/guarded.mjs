/**
 * The APIs that the polyfills provide (`apps/shell/src/polyfills`), by their names in eslint-plugin-compat. The check of the built
 * files reads the chunk itself.
 */
export const polyfilled = [
  ...['Object.hasOwn', 'URL.canParse', 'Crypto.randomUUID', 'crypto.randomUUID'],
  ...['at', 'findLast', 'findLastIndex', 'toReversed', 'toSorted', 'toSpliced', 'with'].map(
    (method) => `Array.${method}`,
  ),
];

/** Feature-detected where used; each has a fallback, which is tested without the API. */
export const guarded = new Set([
  'AbortSignal.any', // ky: without it only the caller's signal
  'Notification', // reminders: a reminder is shown inside the app
  'OffscreenCanvas', // pictures: resized and checked on the main thread
  'connection', // prefetching: as on a fast network
  'requestIdleCallback', // a timer
  'setAppBadge', // no badge
  'startViewTransition', // the next screen without a transition
  'trustedTypes', // the plain address of the worker
]);
