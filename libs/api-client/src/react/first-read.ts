import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../api-client';
import { encode, type Endpoint, type RequestOf } from '../declare';
import type { PreloadRequest } from '../transport/preload-request';
import { readOptions } from './use-read';

/** With what a screen's first reads are done. */
interface Reader {
  readonly client: ApiClient;
  /** Where the answers are kept. */
  readonly queries: QueryClient;
}

/** A read that a screen begins with. */
export interface FirstRead {
  /** As it is sent before its contract is there. */
  readonly request: () => PreloadRequest;
  /** Does it, unless its answer is known. Never rejects: what fails here is asked again, and told, by the screen itself. */
  readonly prefetch: (reader: Reader) => Promise<void>;
}

/** The address of a screen: the parameters of its path, and its query. */
export interface ScreenPlace {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: URLSearchParams;
}

/**
 * The reads that a screen begins with, by who opens it: the one declaration for the preload script, for a link under a finger and
 * for the router. A parameter of the path stands in a request as it is.
 */
export interface FirstReads {
  readonly visitor: (place: ScreenPlace) => readonly FirstRead[];
  readonly borrower: (place: ScreenPlace) => readonly FirstRead[];
}

/** Declares a first read, with what `useRead` is given. @throws Error where it is no GET, which alone may be sent twice */
export function firstRead<Of extends Endpoint>(endpoint: Of, request: RequestOf<Of>): FirstRead {
  if (endpoint.style !== 'GET') throw new Error(`${endpoint.path} cannot be preloaded: it is no GET.`);
  return {
    request: () => ({ path: endpoint.path, ...fieldsOf(encode(endpoint.request, request)) }),
    async prefetch({ client, queries }) {
      const options = readOptions(client, endpoint, request, true);
      await queries.query({ ...options, staleTime: 'static' }).catch(() => undefined);
    },
  };
}

/** Without a field there is no query. @throws TypeError for a value that a query cannot carry */
function fieldsOf(encoded: unknown): Pick<PreloadRequest, 'fields'> {
  if (typeof encoded !== 'object' || encoded === null) return {};
  const fields = Object.entries(encoded).map(
    ([name, value]: [string, unknown]): [string, string | number] => {
      if (typeof value !== 'string' && typeof value !== 'number') throw new TypeError(`${name} is no text`);
      return [name, value];
    },
  );
  return fields.length === 0 ? {} : { fields: Object.fromEntries(fields) };
}
