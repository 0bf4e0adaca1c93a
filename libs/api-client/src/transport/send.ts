import ky, { TimeoutError } from 'ky';
import { stringify } from 'qs';
import { headerNames, type Endpoint, type Style } from '../declare';
import type { Parameters } from '../session/address';
import { sizeOfSent } from './size-of-sent';

/** The specification's time limit of one call. */
const timeoutMs = 60_000;

export interface Outgoing {
  readonly endpoint: Endpoint;
  readonly prefix: string;
  readonly parameters: Parameters;
  /** The request in wire form. */
  readonly body: unknown;
  readonly headers: Record<string, string>;
  readonly signal: AbortSignal;
  readonly keepAlive: boolean;
  readonly onProgress?: ((share: number) => void) | undefined;
  /** Told how many bytes leave the phone. */
  readonly onLeaving: (bytes: number) => void;
}

export interface Incoming {
  readonly status: number;
  readonly text: string;
  readonly headers: Headers;
}

/** No answer came: `timedOut` after 60 s, else the network failed. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
  constructor(
    readonly timedOut: boolean,
    cause: unknown,
  ) {
    super(timedOut ? 'timed out' : 'network failure', { cause });
  }
}

/** Sends one call in its style and reads the whole answer as text. Throws `NoAnswer` and nothing else. */
export async function send({
  endpoint,
  prefix,
  parameters,
  body,
  headers,
  signal,
  keepAlive,
  onProgress,
  onLeaving,
}: Outgoing): Promise<Incoming> {
  const fields = toFields(body);
  const query = stringify({ ...Object.fromEntries(parameters), ...(endpoint.style === 'GET' ? fields : {}) });
  const address = `${prefix}${endpoint.path}${query && `?${query}`}`;
  const payload = bodyOf[endpoint.style](fields);
  onLeaving(sizeOfSent(address, payload.body));
  try {
    const response = await ky(address, {
      method: endpoint.style === 'GET' ? 'get' : 'post',
      ...payload,
      headers: { ...headers, ...requestedWith, ...contentType[endpoint.style] },
      ...ourManners,
      ...(onProgress ? await watched(onProgress) : {}),
      keepalive: keepAlive,
      signal,
    });
    return { status: response.status, text: await response.text(), headers: response.headers };
  } catch (cause) {
    throw new NoAnswer(cause instanceof TimeoutError, cause);
  }
}

const watched = async (onProgress: (share: number) => void) => ({
  fetch: (await import('./fetch-with-progress')).fetchWithProgress(onProgress),
});

/** Fetches a picture of the borrower's own. Gives the bytes, `null` when there is none of theirs; throws `NoAnswer`. */
export async function sendForPicture(
  path: string,
  { parameters, signal, onLeaving }: Pick<Outgoing, 'parameters' | 'signal' | 'onLeaving'>,
): Promise<Blob | null> {
  const address = `${path}?${stringify(Object.fromEntries(parameters))}`;
  onLeaving(sizeOfSent(address, undefined));
  try {
    const response = await ky(address, { headers: requestedWith, ...ourManners, signal });
    const isPicture = response.ok && response.headers.get('Content-Type')?.startsWith('image/') === true;
    return isPicture ? await response.blob() : null;
  } catch (cause) {
    throw new NoAnswer(cause instanceof TimeoutError, cause);
  }
}

const requestedWith = { [headerNames.requestedWith]: 'XMLHttpRequest' };

/** What every request of ours keeps to: our own retries, nothing of the browser's own, no trace of the page. */
const ourManners = {
  timeout: timeoutMs,
  retry: 0,
  throwHttpErrors: false,
  credentials: 'omit',
  cache: 'no-store',
  referrerPolicy: 'no-referrer',
} as const;

type Fields = Readonly<Record<string, unknown>>;

const toFields = (body: unknown): Fields => ({ ...(typeof body === 'object' ? body : {}) });

const bodyOf: Record<Style, (fields: Fields) => { body?: BodyInit }> = {
  GET: () => ({}),
  PF: (fields) => ({ body: stringify(fields) }),
  PR: (fields) => ({ body: JSON.stringify(fields) }),
  PU: (fields) => ({ body: formOf(fields) }),
};

/** A form names its own boundary, so its content type is left to the browser. */
const contentType: Record<Style, Record<string, string>> = {
  GET: {},
  PF: { 'Content-Type': 'application/x-www-form-urlencoded' },
  PR: { 'Content-Type': 'application/json' },
  PU: {},
};

function formOf(fields: Fields): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) {
    if (value instanceof Blob) form.append(key, value);
    else if (value !== undefined) form.append(key, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return form;
}
