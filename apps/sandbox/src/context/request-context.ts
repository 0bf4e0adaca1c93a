import type { DataOf, Endpoint, Inside, Language } from '@clearloan/api-client/declare';
import type { LockedBorrower } from './lock-borrower';
import type { Translate } from './product-names';
import type { Device } from './sessions';
import type { Borrower, LiveSession } from './sessions';

/** Header names and their values. */
export type HeaderTable = Readonly<Record<string, string>>;

/** What every handler knows about the call itself. */
interface CallContext {
  /** The lender's business time: real time plus the days moved on the console. */
  readonly now: Date;
  /** The lender's business day in the market's time zone, `YYYY-MM-DD`. */
  readonly today: string;
  readonly language: Language;
  readonly t: Translate;
  /** Where the call comes from, IPv6 by the customer's network: for limits only, never stored with a borrower. */
  readonly ip: string;
  readonly requestId: string;
  /** The kind of device that calls. */
  readonly device: Device;
}

/** What a handler of a public endpoint gets. The borrower is known when the caller is logged in. */
export interface PublicRequestContext<Request> extends CallContext {
  readonly request: Request;
  readonly borrower: Borrower | undefined;
  readonly session: LiveSession | undefined;
}

/** What a handler gets: the decoded request, the borrower and the session. */
export interface RequestContext<
  Request,
  Who extends Borrower = Borrower,
> extends PublicRequestContext<Request> {
  readonly borrower: Who;
  readonly session: LiveSession;
}

/** What a handler that writes gets: it runs in a transaction that holds the borrower's lock. */
export type WriteRequestContext<Request> = RequestContext<Request, LockedBorrower>;

/** The request of an endpoint as its handler gets it: decoded, defaults filled in. */
export type RequestFor<Of extends Endpoint> = Inside<Of['request']>;
/** A handler of an endpoint that needs a login: one that reads (GET), or one that writes under the borrower's lock. */
export type Handler<Of extends Endpoint> = (
  context: Of['style'] extends 'GET' ? RequestContext<RequestFor<Of>> : WriteRequestContext<RequestFor<Of>>,
) => Promise<DataOf<Of>>;
/** A handler that takes files in: slow work first, then a short transaction of its own that locks the borrower. */
export type UploadHandler<Of extends Endpoint> = (
  context: RequestContext<RequestFor<Of>>,
) => Promise<DataOf<Of>>;
/** A handler of a public endpoint. */
export type PublicHandler<Of extends Endpoint> = (
  context: PublicRequestContext<RequestFor<Of>>,
) => Promise<DataOf<Of>>;

/** Who calls, and when: the context without the request. */
export type Caller = Omit<PublicRequestContext<unknown>, 'request'>;
