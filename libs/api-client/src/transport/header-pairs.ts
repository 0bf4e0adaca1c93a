import type { Parameters } from '../session/address';

/** A URL parameter whose value travels as a request header; the header's name is never taken from a link. */
export interface HeaderPair {
  readonly parameter: string;
  readonly header: string;
}

export const defaultHeaderPairs: readonly HeaderPair[] = [
  { parameter: 'appId', header: 'X-App-Id' },
  { parameter: 'channel', header: 'X-Channel' },
];

const safeValue = /^[A-Za-z0-9._~-]{1,64}$/;

/** A value that a hostile link could break the call with is left out, so every call still goes. */
export const pairedHeaders = (pairs: readonly HeaderPair[], parameters: Parameters): Record<string, string> =>
  Object.fromEntries(
    pairs
      .map(({ parameter, header }) => [header, parameters.get(parameter) ?? ''] as const)
      .filter(([, value]) => safeValue.test(value)),
  );
