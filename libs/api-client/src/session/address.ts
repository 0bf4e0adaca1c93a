import { sessionKey } from '../declare/names';

/** Query keys in the order of the URL; values decoded. */
export type Parameters = ReadonlyMap<string, string>;

const limits = { totalLength: 4096, keys: 64, valueLength: 256 };

/** Personal values are never accepted as common parameters from a link. */
const refused = new Set(
  'phone mobile username name smsCode password id_number latitude longitude idfa idfv mac'.split(' '),
);

/**
 * The query string of a page URL: what follows the first `?`, after repeated `?` and `&?` are collapsed. A
 * fragment after the query is cut; a `?` inside a fragment counts when none came before.
 */
export function queryOf(address: string): string {
  const question = address.indexOf('?');
  if (question < 0) return '';
  const fragment = address.indexOf('#', question);
  return collapse(address.slice(question, fragment < 0 ? undefined : fragment)).slice(1);
}

function collapse(query: string): string {
  const shorter = query.replaceAll('??', '?').replaceAll('&?', '&');
  return shorter === query ? query : collapse(shorter);
}

/** Most URLs have no parameters, and each is read many times. */
const none: Parameters = new Map();

/**
 * Common parameters of a query string. The first value of a key wins; a repeated `sessionId` is dropped; personal
 * keys, the app's own `_` keys and anything over the limits are left out. Never throws.
 */
export const parseParameters = (query: string): Parameters => (query === '' ? none : parsePairs(query));

function parsePairs(query: string): Parameters {
  const parsed = new Map<string, string>();
  const pairs = [...new URLSearchParams(query.slice(0, limits.totalLength))];
  for (const [key, value] of pairs) {
    const isOpen = key !== '' && !key.startsWith('_') && !refused.has(key);
    const fits =
      key.length <= limits.valueLength && value.length <= limits.valueLength && parsed.size < limits.keys;
    if (isOpen && fits && !parsed.has(key)) parsed.set(key, value);
  }
  if (pairs.filter(([key]) => key === sessionKey).length > 1) parsed.delete(sessionKey);
  return parsed;
}

export const serialiseParameters = (parameters: Parameters): string =>
  new URLSearchParams([...parameters]).toString();

/**
 * The same path without its query, so that no secrets stay in the address bar, the history or a shared link. Doubled
 * slashes become one: a path that begins with two is another host to the browser.
 */
export function withoutCommonParameters(address: URL): string {
  const own = new URLSearchParams([...address.searchParams].filter(([key]) => key.startsWith('_')));
  const query = own.size > 0 ? `?${own.toString()}` : '';
  const fragment = address.hash.includes('?')
    ? address.hash.slice(0, address.hash.indexOf('?'))
    : address.hash;
  return address.pathname.replace(/\/{2,}/g, '/') + query + fragment;
}
