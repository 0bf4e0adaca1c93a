import { safeReturnPath } from './safe-return-path';

/** Where an address that somebody else gave us may lead. */
export type Destination =
  /** A screen of ours: to the router. */
  | { readonly kind: 'own'; readonly path: string }
  /** Another site that is on the list: only after the borrower has seen its host and agreed. */
  | { readonly kind: 'external'; readonly url: string; readonly host: string }
  | { readonly kind: 'refused' };

export interface RedirectSetting {
  /** Of the page: `window.location.origin`. */
  readonly origin: string;
  /** Hosts that may be left for, in small letters, with their port if it is not 443: `wa.me`. */
  readonly allowedHosts: readonly string[];
}

const refused: Destination = { kind: 'refused' };

const longest = 2048;

/**
 * Every address from a reply, a link or a push goes through here before anything follows it. Only https, no user name,
 * no backslash; a path or an address of our own origin becomes a path of the route table, any other host must be listed.
 */
export function resolveRedirect(text: unknown, { origin, allowedHosts }: RedirectSetting): Destination {
  if (typeof text !== 'string' || text.length > longest) return refused;
  // Browsers drop some of these silently, so that `/<tab>/host` would become another host.
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

/** With two slashes and a host behind them: parsers agree on nothing else. */
const absolute = /^https?:\/\/[^/?#]/i;

function parseAbsolute(text: string): URL | undefined {
  return absolute.test(text) && URL.canParse(text) ? new URL(text) : undefined;
}

/**
 * The state of a navigation to an order's page by a tap on "Send my application": that page sends it at once, when it is
 * complete. A reload or Back does not send it again: the page takes the state away first.
 */
export const sendOnArrival = { sendOnArrival: true } as const;

/** Whether the state of a location asks for that. */
export const isSendOnArrival = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'sendOnArrival' in state && state.sendOnArrival === true;
