import type { PreloadPlace } from './preload-requests';
import { preloadTable } from './preload-table';

const segmentsOf = (path: string) => path.replace(/(^|[^/])\/+$/, '$1').split('/');

/**
 * The screen at a path without query, matched against the preload table, because the router loads later. A test compares the
 * two.
 */
export function placeOf(path: string): PreloadPlace | undefined {
  for (const { pattern } of preloadTable) {
    const params = paramsIn(segmentsOf(path), segmentsOf(pattern));
    if (params !== undefined) return { pattern, params, query: '' };
  }
  return undefined;
}

/**
 * The parameters of a matching path, ignoring case like the router; otherwise `undefined`. @throws URIError for an incomplete
 * escape (`%E0%A4`)
 */
function paramsIn(
  given: readonly string[],
  wanted: readonly string[],
): Readonly<Record<string, string>> | undefined {
  const params: Record<string, string> = {};
  const isMatch = wanted.every((name, at) => {
    const segment = given[at] ?? '';
    if (!name.startsWith(':')) return segment.toLowerCase() === name.toLowerCase();
    params[name.slice(1)] = decodeURIComponent(segment);
    return segment !== '';
  });
  return isMatch && given.length === wanted.length ? params : undefined;
}
