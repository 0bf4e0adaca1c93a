/** What the polyfills bring, by its owner: one of them may be missing alone. */
const brought: readonly (readonly [owner: object, names: readonly string[]])[] = [
  [Array.prototype, ['at', 'findLast', 'findLastIndex', 'toReversed', 'toSorted', 'toSpliced', 'with']],
  [String.prototype, ['at']],
  [Uint8Array.prototype, ['at']],
  [Object, ['hasOwn']],
  [URL, ['canParse']],
  [crypto, ['randomUUID']],
];

/** Whether this browser needs the chunk of polyfills; one that has all of them never fetches it. */
export const needsPolyfills = (): boolean =>
  brought.some(([owner, names]) => names.some((name) => !(name in owner)));
