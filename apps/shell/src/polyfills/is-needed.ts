/** Methods that the app calls and the oldest browsers of its range lack (`browserslist` in package.json). */
const called: readonly (readonly [object, string])[] = [
  [Array.prototype, 'at'],
  [Array.prototype, 'toSorted'],
  [Array.prototype, 'findLast'],
  [Object, 'hasOwn'],
  [URL, 'canParse'],
  [crypto, 'randomUUID'],
];

/** Whether this browser needs the chunk of polyfills; one that has all of them never fetches it. */
export const needsPolyfills = (): boolean => called.some(([owner, name]) => !(name in owner));
