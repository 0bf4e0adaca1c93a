import { codes, encode, type DataOf, type Endpoint } from '@clearloan/api-client/declare';
import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { readFromReplica } from '../database/connection';
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
  /** Sent with every reply of this call, besides those that all calls have. */
  readonly headers: HeaderTable;
  /** Whether it is answered in a transaction that holds the borrower's lock. */
  readonly isLocked: boolean;
  /** Decodes what came over the wire; a value that does not fit is refused with its field. */
  readonly read: (raw: unknown) => DecodedCall;
}

export interface DecodedCall {
  /** The decoded request: equal requests are deeply equal here, however they were written on the wire. */
  readonly request: unknown;
  /** Slow work before any transaction; @returns what ends it when the call is answered. Absent where there is none. */
  readonly prepare?: (caller: Caller) => Promise<() => Promise<void>>;
  /** Runs the handler and encodes its data for the wire. */
  readonly answer: (caller: Caller) => Promise<unknown>;
}

/** Slow work of a call that writes under the borrower's lock: done before it, so that nobody waits for it. */
export interface Preparation<Of extends Endpoint, Prepared> {
  readonly prepare: UploadWork<Of, Prepared>;
  /** Removes what was prepared and not used; called when the call is answered, however that ends. */
  readonly release: (prepared: Prepared) => Promise<void>;
}
type UploadWork<Of extends Endpoint, Result> = (context: RequestContext<RequestFor<Of>>) => Promise<Result>;

/**
 * Binds an endpoint that needs a login to its handler; all but reads run under the borrower's lock. Throws at start-up
 * when the contract says it is public.
 */
export function defineHandler<Of extends Endpoint>(
  endpoint: Of,
  handler: Handler<Of>,
  headers: HeaderTable = {},
): Call {
  const isLocked = endpoint.style !== 'GET';
  // The style of the endpoint decides both what its handler asks for and whether the borrower is locked.
  const answer = handler as (context: RequestContext<RequestFor<Of>>) => Promise<DataOf<Of>>;
  return { ...bind(endpoint, ofBorrower(endpoint, answer), headers), isLocked };
}

/** Binds an endpoint that takes files in. Its handler locks the borrower itself. */
export const defineUploadHandler = <Of extends Endpoint>(endpoint: Of, handler: UploadHandler<Of>): Call =>
  bind(endpoint, ofBorrower(endpoint, handler), {});

/**
 * Binds an endpoint that takes files in and answers under the borrower's lock. The handler asks for what was prepared when
 * it needs it: only then is it told why that failed, for a repeat is answered as the first one, whatever the file is like.
 */
export function defineHandlerWithFiles<Of extends Endpoint, Prepared>(
  endpoint: Of,
  { prepare, release }: Preparation<Of, Prepared>,
  handlerOf: (prepared: () => Prepared) => Handler<Of>,
): Call {
  const read = (raw: unknown): DecodedCall => {
    let prepared = (): Prepared => {
      throw new Error(`${endpoint.path} was not prepared.`);
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

/**
 * Lets a replica answer a read that tells rows as they are. Not for a read that brings something up to date first: it would not
 * see its own work.
 */
export function fromReplica(call: Call): Call {
  if (call.endpoint.style !== 'GET')
    throw new Error(`${call.endpoint.path} writes: a replica cannot answer it`);
  const read = (raw: unknown): DecodedCall => {
    const decoded = call.read(raw);
    return { ...decoded, answer: (caller) => readFromReplica(() => decoded.answer(caller)) };
  };
  return { ...call, read };
}

/** Binds a public endpoint to its handler. */
export function definePublicHandler<Of extends Endpoint>(endpoint: Of, handler: PublicHandler<Of>): Call {
  if (!endpoint.public) throw new Error(`${endpoint.path} needs a login: use serve`);
  if (endpoint.idempotent)
    throw new Error(`${endpoint.path}: a public call has no borrower to keep a key for`);
  return bind(endpoint, handler, {});
}

function ofBorrower<Of extends Endpoint>(endpoint: Of, handler: UploadHandler<Of>): PublicHandler<Of> {
  if (endpoint.public) throw new Error(`${endpoint.path} is public: use servePublic`);
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

/** NUL and half a pair of surrogates: nobody types them, and no text of the database can hold them. */
const unkeepable = /[\0\p{Cs}]/u;
const isKeepable = (value: unknown): boolean =>
  typeof value === 'string'
    ? !unkeepable.test(value)
    : typeof value !== 'object' || value === null || Object.entries(value).flat().every(isKeepable);
