import ky, { TimeoutError } from 'ky';
import stringify from 'qs/lib/stringify.js';
import { deviceTokenForm, deviceTokenHeader, headerNames, type Endpoint, type Style } from '../declare';
import { deviceStore, deviceTokenEntry } from '../session/safe-storage';
import { requestDefaults, requestedWith } from './preload-request';
import { TransportError, timeoutMs, type WireResponse, type WireRequest } from './wire-call';

export { plainSentence } from './plain-sentence';

let makeTrace: (() => string) | undefined;

/** From now on each call starts a trace. @param make returns the value of its `traceparent` (W3C Trace Context) */
export const traceCalls = (make: typeof makeTrace): void => {
  makeTrace = make;
};

const traceHeaders = () => (makeTrace === undefined ? {} : { traceparent: makeTrace() });

/** Only the calls of the login carry the token of a known device; one that cannot be read is not sent. */
function deviceHeaders({ carriesDevice }: Endpoint): Record<string, string> {
  const token = carriesDevice ? (deviceStore.get(deviceTokenEntry) ?? '') : '';
  return deviceTokenForm.test(token) ? { [deviceTokenHeader]: token } : {};
}

/** An overloaded lender refuses a call without acting on it and says when to send it again, a few times. */
const busy = { mostTries: 4, longestSeconds: 10 } as const;

/**
 * Sends one call in its style and reads the whole response as text. A call that an overloaded lender refuses is sent again,
 * with the same key, after the time in `Retry-After`. Throws only `TransportError`.
 */
export async function send(request: WireRequest): Promise<WireResponse> {
  for (let tries = 1; ; tries += 1) {
    const response = await sendOnce(request);
    const seconds = response.status < 400 ? Number(response.headers.get(headerNames.retryAfter)) : 0;
    if (tries === busy.mostTries || !(seconds > 0 && seconds <= busy.longestSeconds)) return response;
    // Phones that were refused together do not come back together.
    await wait(seconds * 1000 * (1 + Math.random()));
  }
}

/** A call that is aborted meanwhile fails at its next attempt. */
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

async function sendOnce({
  endpoint,
  prefix,
  parameters,
  body,
  headers,
  signal,
  keepAlive,
  onProgress,
  reportBytesSent,
}: WireRequest): Promise<WireResponse> {
  const fields = toFields(body);
  const query = stringify({ ...Object.fromEntries(parameters), ...(endpoint.style === 'GET' ? fields : {}) });
  const address = `${prefix}${endpoint.path}${query && `?${query}`}`;
  const payload = bodyOf[endpoint.style](fields);
  reportBytesSent(sizeOfSent(address, payload.body));
  try {
    const response = await ky(address, {
      method: endpoint.style === 'GET' ? 'get' : 'post',
      ...payload,
      headers: {
        ...headers,
        ...deviceHeaders(endpoint),
        ...traceHeaders(),
        ...requestedWith,
        ...contentType[endpoint.style],
      },
      ...callDefaults,
      ...(onProgress && payload.body ? await watched(onProgress, payload.body) : {}),
      keepalive: keepAlive,
      signal,
    });
    return { status: response.status, text: await response.text(), headers: response.headers };
  } catch (cause) {
    throw new TransportError(cause instanceof TimeoutError, cause);
  }
}

/** A deploy may have removed the chunk; the upload then works without progress. */
const watched = (
  onProgress: (share: number) => void,
  body: SentBody,
): Promise<{ readonly fetch?: typeof fetch }> =>
  import('./fetch-with-progress').then(
    ({ fetchWithProgress }) => ({ fetch: fetchWithProgress(onProgress, body) }),
    () => ({}),
  );

/** Fetches a private picture. Returns the bytes, or `null` if there is none; throws `TransportError`. */
export async function sendForPicture(
  path: string,
  { parameters, signal, reportBytesSent }: Pick<WireRequest, 'parameters' | 'signal' | 'reportBytesSent'>,
): Promise<Blob | null> {
  const address = `${path}?${stringify(Object.fromEntries(parameters))}`;
  reportBytesSent(sizeOfSent(address, undefined));
  try {
    const response = await ky(address, { headers: requestedWith, ...callDefaults, signal });
    const isPicture = response.ok && response.headers.get('Content-Type')?.startsWith('image/') === true;
    return isPicture ? await response.blob() : null;
  } catch (cause) {
    throw new TransportError(cause instanceof TimeoutError, cause);
  }
}

const callDefaults = { ...requestDefaults, timeout: timeoutMs, retry: 0, throwHttpErrors: false } as const;

type Fields = Readonly<Record<string, unknown>>;

const toFields = (body: unknown): Fields => ({ ...(typeof body === 'object' ? body : {}) });

type SentBody = string | FormData;

const bodyOf: Record<Style, (fields: Fields) => { body?: SentBody }> = {
  GET: () => ({}),
  PF: (fields) => ({ body: stringify(fields) }),
  PR: (fields) => ({ body: JSON.stringify(fields) }),
  PU: (fields) => ({ body: formOf(fields) }),
};

/** A form needs its own boundary, so the browser sets its content type. */
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

/** Bytes sent with a call: its URL, fields and files. Headers contain nothing about the borrower. */
function sizeOfSent(address: string, body: BodyInit | undefined): number {
  if (body instanceof FormData)
    return [...body].reduce((sum, [name, value]) => sum + bytesOf(name) + bytesOf(value), bytesOf(address));
  return bytesOf(address) + (typeof body === 'string' ? bytesOf(body) : 0);
}

const bytesOf = (sent: string | Blob): number => (sent instanceof Blob ? sent.size : new Blob([sent]).size);
