import type { Parameters } from '../session/address';

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
