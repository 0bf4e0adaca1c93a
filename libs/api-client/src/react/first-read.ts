import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../api-client';
import { encode, type Endpoint, type RequestOf } from '../declare';
import type { PreloadRequest } from '../transport/preload-request';
import { readOptions } from './use-read';

/** What a first read needs. */
interface Reader {
  readonly client: ApiClient;
  /** The query cache. */
  readonly queries: QueryClient;
}

/** A read that a screen starts with. */
export interface FirstRead {
  /** The request as sent before its contract is loaded. */
  readonly request: () => PreloadRequest;
  /** Fetches it unless it is cached. Never rejects: the screen repeats a failed read and shows the error. */
  readonly prefetch: (reader: Reader) => Promise<void>;
}

/** The URL of a screen: its path parameters and its query. */
export interface ScreenPlace {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: URLSearchParams;
}

/**
 * The reads that a screen starts with, for visitors and for borrowers: the one declaration for the preload script, for
 * prefetching links and for the router. A path parameter appears in a request as it is.
 */
export interface FirstReads {
  readonly visitor: (place: ScreenPlace) => readonly FirstRead[];
  readonly borrower: (place: ScreenPlace) => readonly FirstRead[];
}

/**
 * Declares a first read with the arguments of `useRead`. @throws Error unless it is a GET, since only those may be sent
 * twice
 */
export function firstRead<Of extends Endpoint>(endpoint: Of, request: RequestOf<Of>): FirstRead {
  if (endpoint.style !== 'GET') throw new Error(`${endpoint.path} cannot be preloaded: it is not a GET.`);
  return {
    request: () => ({ path: endpoint.path, ...fieldsOf(encode(endpoint.request, request)) }),
    async prefetch({ client, queries }) {
      const options = readOptions(client, endpoint, request, true);
      await queries.query({ ...options, staleTime: 'static' }).catch(() => undefined);
    },
  };
}

/** No query when there are no fields. @throws TypeError for a value that a query string cannot carry */
function fieldsOf(encoded: unknown): Pick<PreloadRequest, 'fields'> {
  if (typeof encoded !== 'object' || encoded === null) return {};
  const fields = Object.entries(encoded).map(
    ([name, value]: [string, unknown]): [string, string | number] => {
      if (typeof value !== 'string' && typeof value !== 'number')
        throw new TypeError(`${name} is not a string or a number`);
      return [name, value];
    },
  );
  return fields.length === 0 ? {} : { fields: Object.fromEntries(fields) };
}
