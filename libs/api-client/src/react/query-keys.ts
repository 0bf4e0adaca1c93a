import { encode, type Endpoint, type RequestOf } from '../declare';

/**
 * All keys of the query cache: nobody else writes one (a rule of eslint.config.mjs). What belongs together begins alike, so that a shorter
 * key finds it.
 */

/** A read of the lender's, in a language: words differ. */
export const read = <Of extends Endpoint>(endpoint: Of, request: RequestOf<Of>, language: string) =>
  [...call(endpoint.path, encode(endpoint.request, request)), language] as const;

/** The same read in any language, by what is sent. */
export const call = (path: string, fields: unknown) => [path, fields] as const;

/** The bytes of a picture, by the path that a reply gave. */
export const picture = (path: string | undefined) => ['picture', path] as const;

/** A reading of what the device keeps itself; without names, all of them. */
export const device = (...names: readonly unknown[]) => ['phone', ...names] as const;

export const accountConsents = () => ['consents of the account'] as const;

export const presentBuild = () => ['/version.json'] as const;
