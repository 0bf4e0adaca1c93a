import type { GenericSchema, InferInput, InferOutput } from 'valibot';

/** How a call travels: query string, urlencoded body, JSON body, or a form with files. */
export type Style = 'GET' | 'PF' | 'PR' | 'PU';

/**
 * A tag joins reads and writes: a write that invalidates a tag refetches the reads that provide it. A feature names its own
 * tags; a test of the lender finds a tag that no read provides.
 */
export type Tag = string;

/** What a borrower may agree to; an endpoint bound to one is sent only with a live consent. */
export type Purpose = 'location' | 'device' | 'contacts' | 'analytics' | 'marketing';

export interface EndpointFacts {
  /** Served without a session. */
  readonly public?: boolean;
  /** Moves money or binds something: carries an idempotency key. */
  readonly idempotent?: boolean;
  /** Shows no toast and no mask: telemetry, polls. A recorded deviation from the letter. */
  readonly quiet?: boolean;
  /** What the reply contains. A write that invalidates one of these tags refetches it. */
  readonly providesTags?: readonly Tag[];
  /** What a write changes: reads with one of these tags are refetched. */
  readonly invalidatesTags?: readonly Tag[];
  readonly consent?: Purpose;
  /** Persisted on the device for reading offline: per borrower, 7 days, cleared at logout. */
  readonly persist?: boolean;
}

export interface Endpoint<
  Request extends GenericSchema = GenericSchema,
  Data extends GenericSchema = GenericSchema,
  Sent extends Style = Style,
> extends Required<Omit<EndpointFacts, 'consent'>> {
  readonly style: Sent;
  readonly path: string;
  readonly request: Request;
  readonly data: Data;
  readonly consent: Purpose | undefined;
}

/** What a screen gives to a call: the decoded form (money in minor units), defaults left out. */
export type RequestOf<Of extends Endpoint> = Given<InferInput<Of['request']>, InferOutput<Of['request']>>;
/** What a screen gets from a call. */
export type DataOf<Of extends Endpoint> = InferOutput<Of['data']>;

/** The keys that may be left out come from the wire form, the values from the decoded form. */
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

/** GET: the request goes into the query string beside the common parameters. */
export const get = declareAs('GET');
/** POST with a urlencoded body. */
export const postForm = declareAs('PF');
/** POST with a JSON body. */
export const postRaw = declareAs('PR');
/** POST of a form that carries files. */
export const postUpload = declareAs('PU');

/** The endpoints among a contract module's exports, in the order of their paths. */
export function endpointsOf(contract: Readonly<Record<string, unknown>>): Endpoint[] {
  return Object.values(contract)
    .filter(isEndpoint)
    .sort((one, other) => one.path.localeCompare(other.path));
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'style' in value && 'path' in value && 'request' in value;
