import type { Parameters } from '../session/address';
import { pairedHeaders, type HeaderPair } from './header-pairs';
import { type WireResponse } from './wire-call';
import { headerNames } from '../declare/names';

/** A read that can be sent before its contract is loaded: the path of a GET, and its request in wire form. */
export interface PreloadRequest {
  readonly path: string;
  readonly fields?: Readonly<Record<string, string | number>>;
}

/** The URL of a read: two reads with the same URL are the same read. */
export function addressOfRead(
  prefix: string,
  parameters: Parameters,
  { path, fields }: { readonly path: string; readonly fields?: unknown },
): string {
  const own: [string, unknown][] =
    typeof fields === 'object' && fields !== null ? Object.entries(fields) : [];
  const search = [...parameters, ...own].map(([key, value]): [string, string] => [key, String(value)]);
  return `${prefix}${path}?${new URLSearchParams(search).toString()}`;
}

/** Sends a read like every other read of the app; its text is read on arrival. */
export async function fetchPreload(
  address: string,
  headerPairs: readonly HeaderPair[],
  parameters: Parameters,
): Promise<WireResponse> {
  const headers = { ...pairedHeaders(headerPairs, parameters), ...requestedWith };
  const response = await fetch(address, { headers, ...requestDefaults });
  return { status: response.status, text: await response.text(), headers: response.headers };
}

/** A header that a form on another site cannot send. */
export const requestedWith = { [headerNames.requestedWith]: 'XMLHttpRequest' };

/** Defaults of every request: no cookies, no HTTP cache, no referrer. */
export const requestDefaults = {
  credentials: 'omit',
  cache: 'no-store',
  referrerPolicy: 'no-referrer',
} as const;
