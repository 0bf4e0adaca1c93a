import { safeReturnPath } from './safe-return-path';

/** Where a URL from an external source may lead. */
export type Destination =
  /** A screen of this app: use the router. */
  | { readonly kind: 'own'; readonly path: string }
  /** Another listed site: only after the borrower has seen its host and agreed. */
  | { readonly kind: 'external'; readonly url: string; readonly host: string }
  | { readonly kind: 'refused' };

export interface RedirectSetting {
  /** Of the page: `window.location.origin`. */
  readonly origin: string;
  /** Hosts that links may lead to, in lower case, with their port if it is not 443: `wa.me`. */
  readonly allowedHosts: readonly string[];
}

const refused: Destination = { kind: 'refused' };

const longest = 2048;

/**
 * Validates every URL from a response, a link or a push message before it is followed. Only https, no user name, no
 * backslash; a path or a URL on our own origin becomes a path of the route table, any other host must be listed.
 */
export function resolveRedirect(text: unknown, { origin, allowedHosts }: RedirectSetting): Destination {
  if (typeof text !== 'string' || text.length > longest) return refused;
  // Browsers silently drop some of these, so that `/<tab>/host` would become another host.
  const plain = text.replace(/\p{C}/gu, '').trim();
  if (plain.includes('\\')) return refused;
  if (plain.startsWith('/')) return toOwnPath(plain);
  const url = parseAbsolute(plain);
  if (url === undefined || url.username !== '' || url.password !== '') return refused;
  if (url.origin === origin) return toOwnPath(`${url.pathname}${url.search}`);
  const isListed = url.protocol === 'https:' && allowedHosts.includes(url.host);
  return isListed ? { kind: 'external', url: url.href, host: url.host } : refused;
}

function toOwnPath(text: string): Destination {
  const path = safeReturnPath(text);
  return path === undefined ? refused : { kind: 'own', path };
}

/** Two slashes followed by a host: parsers disagree about all other forms. */
const absolute = /^https?:\/\/[^/?#]/i;

function parseAbsolute(text: string): URL | undefined {
  return absolute.test(text) && URL.canParse(text) ? new URL(text) : undefined;
}

/**
 * Navigation state to an order's page after a tap on "Send my application": that page submits it at once, if it is
 * complete. A reload or Back does not submit it again, because the page removes the state first.
 */
export const sendOnArrival = { sendOnArrival: true } as const;

/** Whether the state of a location requests that. */
export const isSendOnArrival = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'sendOnArrival' in state && state.sendOnArrival === true;
