import type { ApiClientSetting, CallOptions } from './client-setting';
import { codes, isRefusal, type DataOf, type Endpoint, type RequestOf } from './declare';
import type { Session } from './session/session';
import type { BusinessTime } from './transport/business-time';
import { CallError } from './transport/call-error';
import { createCallsUnderWay } from './transport/calls-under-way';
import { createPreloader } from './transport/preloader';
import type { PreloadRequest } from './transport/preload-request';
import { withTimeout } from './transport/load-transport';
import { sendObserved, type ClientRuntime } from './transport/send-request';
import type { IdempotencyKeys } from './transport/idempotency';
import type { Result } from './transport/read-reply';

export interface ApiClient {
  /**
   * Sends one call as the specification defines it. The result is returned even when its code is not 0 (its message is
   * shown as a toast). A POST without a network shows a toast and resolves to `null`; a GET rejects with a `CallError`.
   */
  call<Of extends Endpoint>(
    endpoint: Of,
    request: RequestOf<Of>,
    options?: CallOptions,
  ): Promise<Result<DataOf<Of>> | null>;
  /** The same call for screens: resolves to the data or throws a `CallError`. Toasts as in `call`. */
  perform<Of extends Endpoint>(
    endpoint: Of,
    request: RequestOf<Of>,
    options?: CallOptions,
  ): Promise<DataOf<Of>>;
  /** Fetches a private picture by its path on the lender's origin. Rejects with a `CallError`; shows no toast. */
  readonly picture: (path: string, signal?: AbortSignal) => Promise<Blob>;
  /** The URL of a public picture, by its path on the lender's origin. */
  readonly urlOf: (path: string) => string;
  /** Sends the reads of a screen while its code loads. The screen's own reads consume the responses. */
  readonly preload: (calls: readonly PreloadRequest[]) => void;
  /** Aborts every pending call, so that a late response cannot restore what a logout removed. */
  readonly stopCalls: () => void;
  readonly session: Session;
  readonly businessTime: BusinessTime;
  readonly keys: IdempotencyKeys;
}

/** The client of one device: `call` follows the specification, `perform` is for screens. */
export function createApiClient(setting: ApiClientSetting): ApiClient {
  const { session, businessTime, keys } = setting;
  const runtime: ClientRuntime = {
    setting,
    underWay: createCallsUnderWay(),
    preloader: createPreloader(setting),
  };
  const withOverlay = createBlockingOverlay(setting);
  return {
    picture: async (path, signal) => {
      const { fetchPicture } = await loadPictures(setting);
      return fetchPicture(runtime, path, signal);
    },
    urlOf: (path) => (setting.prefix[0] === '/' ? path : new URL(path, setting.prefix).href),
    preload: runtime.preloader.send,
    stopCalls: () => {
      runtime.preloader.drop();
      runtime.underWay.stop();
    },
    session,
    businessTime,
    keys,
    call: (endpoint, request, options = {}) =>
      withOverlay(options, () => callRaw(runtime, endpoint, request, options)),
    perform: (endpoint, request, options = {}) =>
      withOverlay(options, () => callForScreen(runtime, endpoint, request, options)),
  };
}

/** The first screen shows no pictures, so this code is loaded with the first picture. */
const loadPictures = ({ failureMessage }: ApiClientSetting) =>
  withTimeout(import('./transport/fetch-picture')).catch((cause: unknown) => {
    throw new CallError(failureMessage('network'), { kind: 'Network', path: '/pictures', cause });
  });

/** Shows a blocking overlay while a call with a `loading` text runs. */
function createBlockingOverlay({ notifier }: ApiClientSetting) {
  let calls = 0;
  return async <Value>({ loading, quiet }: CallOptions, work: () => Promise<Value>): Promise<Value> => {
    if (loading === undefined || quiet) return work();
    const callId = `call-${String(++calls)}`;
    notifier.begin(callId, loading);
    try {
      return await work();
    } finally {
      notifier.end(callId);
    }
  };
}

async function callRaw<Of extends Endpoint>(
  runtime: ClientRuntime,
  endpoint: Of,
  request: RequestOf<Of>,
  options: CallOptions,
): Promise<Result<DataOf<Of>> | null> {
  try {
    const result = await sendObserved(runtime, endpoint, request, options);
    if (!result.ok) toast(runtime, endpoint, options, result.message);
    return result;
  } catch (error) {
    if (!(error instanceof CallError) || endpoint.style === 'GET') throw error;
    toast(runtime, endpoint, options, error.message);
    return null;
  }
}

async function callForScreen<Of extends Endpoint>(
  runtime: ClientRuntime,
  endpoint: Of,
  request: RequestOf<Of>,
  options: CallOptions,
): Promise<DataOf<Of>> {
  try {
    const result = await sendObserved(runtime, endpoint, request, options);
    if (result.ok) return result.data;
    const kind =
      result.code === codes.sessionExpired ? 'Expired' : isRefusal(result.code) ? 'Business' : 'Unreadable';
    const facts = { kind, path: endpoint.path, code: result.code, refusal: result.data } as const;
    throw new CallError(result.message, facts);
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    const isScreensOwn = endpoint.style === 'GET' && error.isUnanswered;
    const isSaidInline = error.code !== null && options.inline?.includes(error.code);
    if (!isScreensOwn && !isSaidInline) toast(runtime, endpoint, options, error.message);
    throw error;
  }
}

function toast({ setting }: ClientRuntime, endpoint: Endpoint, options: CallOptions, message: string): void {
  if (!endpoint.quiet && !options.quiet) setting.notifier.fail(message);
}
