import type { Parameters } from '../session/address';
import type { WireResponse } from './wire-call';
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

/** A URL parameter whose value is sent as a request header. The header name never comes from a link. */
export interface HeaderPair {
  readonly parameter: string;
  readonly header: string;
}

export const defaultHeaderPairs: readonly HeaderPair[] = [
  { parameter: 'appId', header: 'X-App-Id' },
  { parameter: 'channel', header: 'X-Channel' },
];

const safeValue = /^[A-Za-z0-9._~-]{1,64}$/;

/** Values that would make a request invalid are left out, so a hostile link cannot break calls. */
export const pairedHeaders = (pairs: readonly HeaderPair[], parameters: Parameters): Record<string, string> =>
  Object.fromEntries(
    pairs
      .map(({ parameter, header }) => [header, parameters.get(parameter) ?? ''] as const)
      .filter(([, value]) => safeValue.test(value)),
  );
