import type { ApiClientSetting, CallOptions, CallReport } from '../client-setting';
import {
  codes,
  type DataOf,
  type Endpoint,
  type RequestOf,
  encode,
  headerNames,
  isRefusal,
  sessionKey,
} from '../declare';
import { CallError, leavesOpen } from './call-error';
import type { CallsUnderWay } from './calls-under-way';
import type { Preloader } from './preloader';
import { type Result, readReply, requestIdOf, UnreadableReply } from './read-reply';
import { pairedHeaders } from './preload-request';
import { loadTransport } from './load-transport';
import { TransportError, type WireResponse, type WireRequest } from './wire-call';

/** What a client needs to send: its settings, the pending calls and the preloaded reads. */
export interface ClientRuntime {
  readonly setting: ApiClientSetting;
  readonly underWay: CallsUnderWay;
  readonly preloader: Preloader;
}

/** Sends one request and reports it to the observer, whatever its outcome. Without its consent it is not sent. */
export async function sendObserved<Of extends Endpoint>(
  { setting, underWay, preloader }: ClientRuntime,
  endpoint: Of,
  request: RequestOf<Of>,
  options: CallOptions,
): Promise<Result<DataOf<Of>>> {
  const { path } = endpoint;
  let sentBytes = 0;
  const reportBytesSent = (bytes: number) => {
    sentBytes = bytes;
  };
  const report = (outcome: CallReport['outcome'], code: number | null, requestId?: string) => {
    setting.observe({ path, outcome, code, sentBytes, requestId });
  };
  if (endpoint.consent && !setting.gate(endpoint)) {
    report('heldBack', codes.consentMissing);
    return {
      ok: false,
      code: codes.consentMissing,
      message: setting.failureMessage('consentMissing'),
      data: null,
    };
  }
  return underWay.run(options.signal, async (signal) => {
    try {
      const { key, keepAlive = false, onProgress } = options;
      const sending = { key, signal, keepAlive, onProgress, reportBytesSent };
      const result = await sendRequest(setting, endpoint, request, sending, preloader);
      report(result.ok ? 'success' : 'refused', result.code);
      return result;
    } catch (error) {
      if (error instanceof CallError) report(signal.aborted ? 'stopped' : error.kind, null, error.requestId);
      throw error;
    }
  });
}

type Sending = Pick<CallOptions, 'key'> &
  Pick<WireRequest, 'signal' | 'keepAlive' | 'onProgress' | 'reportBytesSent'>;

/**
 * Sends one call and parses its response; shows nothing. Throws a `CallError` without a readable response.
 */
async function sendRequest<Of extends Endpoint>(
  setting: ApiClientSetting,
  endpoint: Of,
  request: RequestOf<Of>,
  { key: known, ...sending }: Sending,
  preloader: Preloader,
): Promise<Result<DataOf<Of>>> {
  const { prefix, session, keys, businessTime, headerPairs } = setting;
  const body = encode(endpoint.request, request);
  const parameters = session.parameters();
  const key = endpoint.idempotent ? (known ?? keys.keyFor(endpoint.path, body)) : undefined;
  const ofKey = key === undefined ? {} : { [headerNames.idempotencyKey]: key };
  const headers = { ...pairedHeaders(headerPairs, parameters), ...ofKey };
  const wireRequest = { endpoint, prefix, parameters, body, headers, ...sending };
  const wireResponse = await sendOrExplain(setting, wireRequest, preloader);
  businessTime.follow(wireResponse.headers);
  const reply = readOrExplain(setting, endpoint, wireResponse);
  const result = reply.ok ? reply : { ...reply, message: await reasonOf(setting, reply) };
  if (key !== undefined && isFinal(result)) keys.settle(endpoint.path, body, key);
  if (!result.ok && result.code === codes.sessionExpired) endSession(setting, parameters.get(sessionKey));
  return result;
}

/** Why a call is refused: the lender's sentence, or one of the app. The code that tells them apart is the transport's. */
const reasonOf = async (
  { failureMessage }: ApiClientSetting,
  { code, message }: Result<unknown>,
): Promise<string> => {
  const transport = await loadTransport().catch(() => undefined);
  return transport?.plainSentence(message) || failureMessage(isRefusal(code) ? 'refused' : 'unreadable');
};

const isFinal = ({ ok, code }: Result<unknown>): boolean => ok || (isRefusal(code) && !leavesOpen.has(code));

/** Several calls may find that the session has expired; only the first ends it, and none ends a newer one. */
function endSession({ session, onExpired }: ApiClientSetting, sentWith: string | undefined): void {
  if (sentWith === undefined || session.sessionId() !== sentWith) return;
  session.saveLogin(null);
  onExpired();
}

async function sendOrExplain(
  { failureMessage }: ApiClientSetting,
  wireRequest: WireRequest,
  preloader: Preloader,
): Promise<WireResponse> {
  const { path } = wireRequest.endpoint;
  const hasLeft = navigator.onLine;
  try {
    return await preloader.perform(wireRequest, async () => (await loadTransport()).send(wireRequest));
  } catch (cause) {
    if (!(cause instanceof TransportError)) throw cause;
    if (cause.timedOut) throw new CallError(failureMessage('timedOut'), { kind: 'TimedOut', path, cause });
    const word = navigator.onLine ? 'network' : 'offline';
    throw new CallError(failureMessage(word), { kind: 'Network', path, hasLeft, cause });
  }
}

function readOrExplain<Of extends Endpoint>(
  { failureMessage }: ApiClientSetting,
  endpoint: Of,
  wireResponse: WireResponse,
) {
  try {
    return readReply(endpoint, wireResponse);
  } catch (cause) {
    if (!(cause instanceof UnreadableReply)) throw cause;
    const message = failureMessage(cause.reason === 'portal' ? 'portal' : 'unreadable');
    const requestId = requestIdOf(wireResponse);
    throw new CallError(message, { kind: 'Unreadable', path: endpoint.path, requestId, cause });
  }
}
