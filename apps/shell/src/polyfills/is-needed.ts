/** The polyfilled names by owner. Any one of them may be missing on its own. */
const polyfilledNames: readonly (readonly [owner: object, names: readonly string[]])[] = [
  [Array.prototype, ['at', 'findLast', 'findLastIndex', 'toReversed', 'toSorted', 'toSpliced', 'with']],
  [String.prototype, ['at']],
  [Uint8Array.prototype, ['at']],
  [Object, ['hasOwn']],
  [URL, ['canParse']],
  [crypto, ['randomUUID']],
];

/** Whether this browser needs the polyfill chunk. Browsers with all features never fetch it. */
export const needsPolyfills = (): boolean =>
  polyfilledNames.some(([owner, names]) => names.some((name) => !(name in owner)));
