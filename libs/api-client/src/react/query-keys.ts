import { encode, type Endpoint, type RequestOf } from '../declare';

/**
 * All keys of the query cache; a rule in eslint.config.mjs forbids others. Related keys share a prefix, so that a
 * shorter key matches them.
 */

/** A read from the lender in one language: its texts depend on it. */
export const read = <Of extends Endpoint>(endpoint: Of, request: RequestOf<Of>, language: string) =>
  [...call(endpoint.path, encode(endpoint.request, request)), language] as const;

/** The same read in any language, by its request. */
export const call = (path: string, fields: unknown) => [path, fields] as const;

/** The bytes of a picture, by its path from a response. */
export const picture = (path: string | undefined) => ['picture', path] as const;

/** Data that the device itself stores; without names, all of it. */
export const device = (...names: readonly unknown[]) => ['phone', ...names] as const;

export const accountConsents = () => ['consents of the account'] as const;

export const presentBuild = () => ['/version.json'] as const;
