import type { DataOf, Endpoint, InferOutput, Language } from '@clearloan/api-client/declare';
import type { Networks } from './networks';
import type { KnownDevice } from './known-devices';
import type { LockedBorrower } from './lock-borrower';
import type { Translate } from './product-names';
import type { Device } from './sessions';
import type { Borrower, LiveSession } from './sessions';

export type HeaderTable = Readonly<Record<string, string>>;

/** What every handler receives about the request itself. */
interface CallContext {
  /** The lender's business time: real time plus the days moved in the console. */
  readonly now: Date;
  /** The lender's business day in the market's time zone, `YYYY-MM-DD`. */
  readonly today: string;
  readonly language: Language;
  readonly t: Translate;
  /** The client's networks, the narrowest first. Used only for limits, never stored with a borrower. */
  readonly networks: Networks;
  /** The device that sent its token, of any borrower; only for calls that carry it. */
  readonly knownDevice: KnownDevice | undefined;
  readonly requestId: string;
  /** The kind of client device. Only a login reads it, because every request could bring a long header. */
  readonly device: () => Device;
}

/** The context of a public endpoint's handler. It contains the borrower if the caller is logged in. */
export interface PublicRequestContext<Request> extends CallContext {
  readonly request: Request;
  readonly borrower: Borrower | undefined;
  readonly session: LiveSession | undefined;
}

/** The context of a handler: the decoded request, the borrower and the session. */
export interface RequestContext<
  Request,
  Who extends Borrower = Borrower,
> extends PublicRequestContext<Request> {
  readonly borrower: Who;
  readonly session: LiveSession;
}

/** The context of a handler that writes. It runs in a transaction that holds the borrower's lock. */
export type WriteRequestContext<Request> = RequestContext<Request, LockedBorrower>;

/** The decoded request of an endpoint, with defaults applied. */
export type RequestFor<Of extends Endpoint> = InferOutput<Of['request']>;
/** A handler of an endpoint that requires login. It reads (GET), or writes under the borrower's lock. */
export type Handler<Of extends Endpoint> = (
  context: Of['style'] extends 'GET' ? RequestContext<RequestFor<Of>> : WriteRequestContext<RequestFor<Of>>,
) => Promise<DataOf<Of>>;
/** A handler that accepts files: slow work first, then a short transaction that locks the borrower. */
export type UploadHandler<Of extends Endpoint> = (
  context: RequestContext<RequestFor<Of>>,
) => Promise<DataOf<Of>>;
/** A handler of a public endpoint. */
export type PublicHandler<Of extends Endpoint> = (
  context: PublicRequestContext<RequestFor<Of>>,
) => Promise<DataOf<Of>>;

/** The context without the request: who calls, and when. */
export type Caller = Omit<PublicRequestContext<unknown>, 'request'>;
