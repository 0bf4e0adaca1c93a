import { routePatterns, type RouteName } from './route-patterns';

/**
 * Case-insensitive and with an optional trailing slash, as the router matches; a compiled pattern per screen would stay
 * in memory.
 */
const textOf = (path: string): string[] => path.toLowerCase().replace(/\/$/, '').split('/');

// The keys of the table are the names; Object.entries loses the type.
const named = Object.entries(routePatterns).map(([name, pattern]) => ({
  name: name as RouteName,
  label: textOf(pattern),
}));

const fits = (pattern: readonly string[], path: readonly string[]): boolean =>
  pattern.every((word, at) => (word.startsWith(':') ? Boolean(path[at]) : word === path[at]));

/** The name of the screen at a path (without query), for reports that must not contain URLs; `undefined` if unknown. */
export function routeNameOf(path: string): RouteName | undefined {
  if (!path.startsWith('/')) return undefined;
  const label = textOf(path);
  return named.find((each) => each.label.length === label.length && fits(each.label, label))?.name;
}

/** The named screen at a path, or the nearest one above it, whose feature owns the inner screen below. */
export function routeAbove(path: string): RouteName | undefined {
  const label = textOf(path);
  // The home is excluded, since every path is below it.
  const above = named.filter(
    (each) => each.label.length > 1 && label[each.label.length] && fits(each.label, label),
  );
  return routeNameOf(path) ?? above.sort((one, other) => other.label.length - one.label.length)[0]?.name;
}
