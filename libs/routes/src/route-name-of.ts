import { routePatterns, type RouteName } from './route-patterns';

/** Matches as the router does: in either case, one slash at the end allowed. */
const startOf = (pattern: string): string => `^(?=/)${pattern.replace(/\/$/, '').replace(/:\w+/g, '[^/]+')}`;

const matchers = Object.entries(routePatterns).map(([name, pattern]) => ({
  // The keys of the table are the names; Object.entries forgets it.
  name: name as RouteName,
  depth: pattern.split('/').length,
  matcher: new RegExp(`${startOf(pattern)}/?$`, 'i'),
  // Nothing stands below the home: every path would.
  below: pattern === '/' ? /^$/ : new RegExp(`${startOf(pattern)}/[^/]`, 'i'),
}));

/** The name of the screen at a path (without query), for reports that must not carry addresses; `undefined` when unknown. */
export const routeNameOf = (path: string): RouteName | undefined =>
  matchers.find(({ matcher }) => matcher.test(path))?.name;

/** The named screen at a path, or the nearest one above it, whose feature holds the inner screen below. */
export const routeAbove = (path: string): RouteName | undefined =>
  routeNameOf(path) ?? matchers.filter(({ below }) => below.test(path)).sort(byDepth)[0]?.name;

const byDepth = (one: { depth: number }, other: { depth: number }) => other.depth - one.depth;
