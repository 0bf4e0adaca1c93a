import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import type { codes } from './envelope';

/** How a call is sent: query string, urlencoded body, JSON body, or a form with files. */
export type Style = 'GET' | 'PF' | 'PR' | 'PU';

/**
 * Tags join reads and writes: a write that invalidates a tag refetches the reads that provide it. Each feature defines
 * its own tags; a sandbox test finds tags that no read provides.
 */
export type Tag = string;

/** What a borrower can consent to. An endpoint bound to a purpose is sent only with a valid consent. */
export type Purpose = 'location' | 'device' | 'contacts' | 'analytics' | 'marketing';

export interface EndpointFacts {
  /** Available without a session. */
  readonly public?: boolean;
  /** Moves money or creates an obligation, so it carries an idempotency key. */
  readonly idempotent?: boolean;
  /**
   * Shows no toast and no overlay, for telemetry and polls. A documented deviation from the specification.
   */
  readonly quiet?: boolean;
  /** What the response contains. A write that invalidates one of these tags refetches it. */
  readonly providesTags?: readonly Tag[];
  /** What a write changes. Reads with one of these tags are refetched. */
  readonly invalidatesTags?: readonly Tag[];
  readonly consent?: Purpose;
  /** Carries the device's token, so that strangers cannot use up the borrower's way in. */
  readonly carriesDevice?: boolean;
  /** Persisted on the device for offline reading: per borrower, for 7 days, cleared at logout. */
  readonly persist?: boolean;
}

export interface Endpoint<
  Request extends GenericSchema = GenericSchema,
  Data extends GenericSchema = GenericSchema,
  Sent extends Style = Style,
> extends Required<Omit<EndpointFacts, 'consent' | 'carriesDevice'>> {
  readonly style: Sent;
  readonly path: string;
  readonly request: Request;
  readonly data: Data;
  readonly consent: Purpose | undefined;
  readonly carriesDevice?: boolean;
}

/** The request a screen passes to a call: decoded (money in minor units), defaults optional. */
export type RequestOf<Of extends Endpoint> = Given<InferInput<Of['request']>, InferOutput<Of['request']>>;
/** The data a screen gets from a call. */
export type DataOf<Of extends Endpoint> = InferOutput<Of['data']>;

/** Which keys are optional comes from the wire type; the values come from the decoded type. */
type Given<Input, Output> = Input extends object
  ? Output extends object
    ? { [Key in keyof Output as Key extends RequiredKeys<Input> ? Key : never]: Output[Key] } & {
        [Key in keyof Output as Key extends RequiredKeys<Input> ? never : Key]?: Output[Key] | undefined;
      }
    : Output
  : Output;
type RequiredKeys<Input> = {
  [Key in keyof Input]-?: undefined extends Input[Key] ? never : Key;
}[keyof Input];

type Declaration<Request extends GenericSchema, Data extends GenericSchema> = EndpointFacts & {
  readonly request: Request;
  readonly data: Data;
};

const declareAs =
  <Sent extends Style>(style: Sent) =>
  <Request extends GenericSchema, Data extends GenericSchema>(
    path: `/${string}`,
    { request, data, ...facts }: Declaration<Request, Data>,
  ): Endpoint<Request, Data, Sent> => ({
    public: false,
    idempotent: false,
    quiet: false,
    persist: false,
    providesTags: [],
    invalidatesTags: [],
    consent: undefined,
    ...facts,
    style,
    path,
    request,
    data,
  });

/** GET: the request is sent in the query string, together with the common parameters. */
export const get = declareAs('GET');
/** POST with a urlencoded body. */
export const postForm = declareAs('PF');
/** POST with a JSON body. */
export const postRaw = declareAs('PR');
/** POST of a form with files. */
export const postUpload = declareAs('PU');

/** The endpoints among the exports of a contract module, in the order of their paths. */
export function endpointsOf(contract: Readonly<Record<string, unknown>>): Endpoint[] {
  return Object.values(contract)
    .filter(isEndpoint)
    .sort((one, other) => one.path.localeCompare(other.path));
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'style' in value && 'path' in value && 'request' in value;

/** The name of a rejection, as in `codes`. */
export type RefusalName = Exclude<keyof typeof codes, 'success'>;

/** The OpenAPI documentation of one endpoint in addition to its declaration. It is not part of the app. */
export interface EndpointDoc {
  /** A short title. */
  readonly summary: string;
  /** What the endpoint does and what the lender has to guarantee. Plain English, Markdown allowed. */
  readonly description: string;
  /** Rejections in addition to those that follow from the declaration (`commonRefusals`). */
  readonly refusals?: readonly RefusalName[];
  /** Of a public endpoint: a session changes what it returns. */
  readonly session?: 'optional';
}

/** One entry per endpoint that a contract exports; a missing one is a type error. */
export type OwnerDocs<Contract> = DocsChapter & {
  readonly calls: {
    readonly [Name in keyof Contract as Contract[Name] extends Endpoint ? Name : never]: EndpointDoc;
  };
};

/** The group of the endpoints in the document: one of the library's own, with its description, or that of another library. */
type DocsChapter = { readonly about: string } | { readonly chapter: string };
