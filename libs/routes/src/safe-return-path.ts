import { decodedPath } from './decoded-path';
import { routeAbove } from './route-name-of';
import type { RouteName } from './route-patterns';

const longest = 512;

/** Only a base to resolve against; the reserved top-level domain never exists. */
const origin = 'https://app.invalid';

/** Never a return target after a login: these would prompt again, end the session, or show an error. */
const neverReturnedTo: ReadonlySet<RouteName> = new Set<RouteName>(['login', 'logout', 'error']);

/**
 * Where to go after a login or from a link: a path of the route table, or of a feature's inner screen below one
 * (`/complaints/new`), otherwise `undefined`. Only the app's own query keys are kept, so that a link cannot carry a
 * session or common parameters; the fragment is removed.
 */
export function safeReturnPath(text: unknown): string | undefined {
  if (typeof text !== 'string' || !isPlainPath(text)) return undefined;
  const url = new URL(text, origin);
  const { pathname } = url;
  // A path that changes when resolved contained dot segments or characters that browsers reinterpret.
  if (url.origin !== origin || pathname !== text.split(/[?#]/)[0] || !hasCleanSegments(pathname))
    return undefined;
  const name = routeAbove(pathname);
  const isKnown = name !== undefined && !neverReturnedTo.has(name);
  return isKnown ? withOwnKeys(pathname, ownKeysOf(url.searchParams)) : undefined;
}

/**
 * Starts with a single slash, without a second slash or backslash that a browser could read as a host, and without
 * control characters.
 */
const isPlainPath = (text: string): boolean =>
  text.length <= longest && /^\/(?!\/)[^\\]*$/.test(text) && !/\p{C}|\s/u.test(text);

/** Every segment can be decoded, and not to something that could become a separator or a dot segment later. */
function hasCleanSegments(pathname: string): boolean {
  return pathname.split('/').every((each) => {
    const segment = decodedPath(each);
    return segment !== undefined && !/[/\\\p{C}]|^\.\.?$/u.test(segment);
  });
}

function ownKeysOf(search: URLSearchParams): Record<OwnKey, string> {
  const values: Record<OwnKey, string> = {};
  for (const [key, value] of search) if (isOwnKey(key)) values[key] ??= value;
  return values;
}

/**
 * The app's own filters and steps in the URL start with `_` (`?_tab=repaying`). Every other query key is a common
 * parameter, which is stored and sent with each call, so a screen must never write one.
 */
export type OwnKey = `_${string}`;

export const isOwnKey = (key: string): key is OwnKey => key.startsWith('_');

/**
 * A path with own query keys: `withOwnKeys('/orders', { _tab: 'repaying' })` → `/orders?_tab=repaying`. Undefined
 * values are left out.
 */
export function withOwnKeys(path: string, values: Readonly<Record<OwnKey, string | undefined>>): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(values)) {
    if (isOwnKey(key) && value !== undefined) search.set(key, value);
  }
  return search.size === 0 ? path : `${path}?${search.toString()}`;
}
