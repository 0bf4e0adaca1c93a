import { codes, encode, type DataOf, type Endpoint } from '@clearloan/api-client/declare';
import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { isKeepable } from './keepable';
import { refuse, Refused, sessionExpired } from './refusal';
import type {
  Caller,
  Handler,
  HeaderTable,
  PublicHandler,
  RequestContext,
  RequestFor,
  UploadHandler,
} from './request-context';

/** An endpoint with its handler, type-erased. */
export interface Call {
  readonly endpoint: Endpoint;
  /** Headers of this endpoint's responses, in addition to those of all endpoints. */
  readonly headers: HeaderTable;
  /** Whether the handler runs in a transaction that holds the borrower's lock. */
  readonly isLocked: boolean;
  /** Decodes the raw request. An invalid value is rejected with its field name. */
  readonly read: (raw: unknown) => DecodedCall;
}

export interface DecodedCall {
  /** The decoded request. Equal requests are deeply equal here, however they were encoded. */
  readonly request: unknown;
  /**
   * Slow work before any transaction. @returns a cleanup function, called after the response. Absent if there is no such work.
   */
  readonly prepare?: (caller: Caller) => Promise<() => Promise<void>>;
  /** Runs the handler and encodes its data. */
  readonly answer: (caller: Caller) => Promise<unknown>;
}

/** Slow work of a write. It runs before the borrower's lock is taken, so that no other request waits for it. */
export interface Preparation<Of extends Endpoint, Prepared> {
  readonly prepare: UploadWork<Of, Prepared>;
  /** Removes what was prepared but not used. Always called after the response, on success and on failure. */
  readonly release: (prepared: Prepared) => Promise<void>;
}
type UploadWork<Of extends Endpoint, Result> = (context: RequestContext<RequestFor<Of>>) => Promise<Result>;

/**
 * Binds an endpoint that requires login to its handler. All styles except GET run under the borrower's lock. Throws at startup
 * if the contract declares the endpoint public.
 */
export function defineHandler<Of extends Endpoint>(
  endpoint: Of,
  handler: Handler<Of>,
  headers: HeaderTable = {},
): Call {
  const isLocked = endpoint.style !== 'GET';
  // The style of the endpoint decides both the type of its handler's context and whether the borrower is locked.
  const answer = handler as (context: RequestContext<RequestFor<Of>>) => Promise<DataOf<Of>>;
  return { ...bind(endpoint, ofBorrower(endpoint, answer), headers), isLocked };
}

/** Binds an endpoint that accepts files. Its handler locks the borrower itself. */
export const defineUploadHandler = <Of extends Endpoint>(endpoint: Of, handler: UploadHandler<Of>): Call =>
  bind(endpoint, ofBorrower(endpoint, handler), {});

/**
 * Binds an endpoint that accepts files and runs under the borrower's lock. A failed preparation throws only when the handler
 * requests its result: a repeated request gets the first response, whatever its file contains.
 */
export function defineHandlerWithFiles<Of extends Endpoint, Prepared>(
  endpoint: Of,
  { prepare, release }: Preparation<Of, Prepared>,
  handlerOf: (prepared: () => Prepared) => Handler<Of>,
): Call {
  const read = (raw: unknown): DecodedCall => {
    let prepared = (): Prepared => {
      throw new Error(`${endpoint.path} was called before its preparation.`);
    };
    const { read: readCall } = defineHandler(
      endpoint,
      handlerOf(() => prepared()),
    );
    const decoded = readCall(raw);
    const work = async (caller: Caller): Promise<() => Promise<void>> => {
      const { borrower, session } = caller;
      if (borrower === undefined || session === undefined) throw sessionExpired();
      const request = decode<Of['request']>(endpoint.request, raw);
      try {
        const ready = await prepare({ ...caller, request, borrower, session });
        prepared = () => ready;
        return () => release(ready);
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        prepared = () => {
          throw error;
        };
        return () => Promise.resolve();
      }
    };
    return { ...decoded, prepare: work };
  };
  return { endpoint, headers: {}, isLocked: true, read };
}

/** Binds a public endpoint to its handler. */
export function definePublicHandler<Of extends Endpoint>(endpoint: Of, handler: PublicHandler<Of>): Call {
  if (!endpoint.public) throw new Error(`${endpoint.path} needs a login: use defineHandler`);
  if (endpoint.idempotent)
    throw new Error(`${endpoint.path}: a public endpoint has no borrower for its idempotency keys`);
  return bind(endpoint, handler, {});
}

function ofBorrower<Of extends Endpoint>(endpoint: Of, handler: UploadHandler<Of>): PublicHandler<Of> {
  if (endpoint.public) throw new Error(`${endpoint.path} is public: use definePublicHandler`);
  return async (context) => {
    const { borrower, session } = context;
    if (borrower === undefined || session === undefined) throw sessionExpired();
    return handler({ ...context, borrower, session });
  };
}

function bind<Of extends Endpoint>(endpoint: Of, handler: PublicHandler<Of>, headers: HeaderTable): Call {
  return {
    endpoint,
    headers,
    isLocked: false,
    read: (raw) => {
      const request = decode<Of['request']>(endpoint.request, raw);
      const answer = async (caller: Caller) => {
        const data = await handler({ ...caller, request });
        return encode<Of['data']>(endpoint.data, data) ?? null;
      };
      return { request, answer };
    },
  };
}

function decode<Schema extends v.GenericSchema>(schema: Schema, raw: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, raw, { abortEarly: true });
  if (result.success) {
    if (!isKeepable(result.output)) throw refuse(codes.badInput, msg`Check this entry.`);
    return result.output;
  }
  const [issue] = result.issues;
  const field = v.getDotPath(issue)?.slice(0, 64);
  const isEmpty = issue.input === undefined || issue.input === '';
  throw refuse(codes.badInput, isEmpty ? msg`Fill this in.` : msg`Check this entry.`, {
    field,
  });
}
