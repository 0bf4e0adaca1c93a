import { routePatterns, type RouteName } from './route-patterns';

/** In either case and with one slash at the end allowed, as the router matches; a pattern for each screen would stay compiled. */
const wordsOf = (path: string): string[] => path.toLowerCase().replace(/\/$/, '').split('/');

// The keys of the table are the names; Object.entries forgets it.
const named = Object.entries(routePatterns).map(([name, pattern]) => ({
  name: name as RouteName,
  words: wordsOf(pattern),
}));

const fits = (pattern: readonly string[], path: readonly string[]): boolean =>
  pattern.every((word, at) => (word.startsWith(':') ? Boolean(path[at]) : word === path[at]));

/** The name of the screen at a path (without query), for reports that must not carry addresses; `undefined` when unknown. */
export function routeNameOf(path: string): RouteName | undefined {
  if (!path.startsWith('/')) return undefined;
  const words = wordsOf(path);
  return named.find((each) => each.words.length === words.length && fits(each.words, words))?.name;
}

/** The named screen at a path, or the nearest one above it, whose feature holds the inner screen below. */
export function routeAbove(path: string): RouteName | undefined {
  const words = wordsOf(path);
  // Nothing stands below the home: every path would.
  const above = named.filter(
    (each) => each.words.length > 1 && words[each.words.length] && fits(each.words, words),
  );
  return routeNameOf(path) ?? above.sort((one, other) => other.words.length - one.words.length)[0]?.name;
}
