import type { ApiClientSetting, CallOptions } from '../client-setting';
import {
  codes,
  encode,
  headerNames,
  isRefusal,
  sessionKey,
  type DataOf,
  type Endpoint,
  type RequestOf,
} from '../declare';
import { CallError } from './call-error';
import type { Preloader } from './preloader';
import { pairedHeaders } from './header-pairs';
import { loadTransport } from './load-transport';
import { TransportError, type WireResponse, type WireRequest } from './wire-call';
import { readReply, requestIdOf, UnreadableReply, type Result } from './read-reply';

type Sending = Pick<CallOptions, 'key'> &
  Pick<WireRequest, 'signal' | 'keepAlive' | 'onProgress' | 'onLeaving'>;

/**
 * Sends one call and parses its response; shows nothing. Throws a `CallError` without a readable response.
 */
export async function sendRequest<Of extends Endpoint>(
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

/** Codes that leave a write open: the same key is sent again. Any other refusal is final. */
const leavesOpen = new Set<number | null>([codes.processing, codes.sessionExpired, codes.tooMany]);
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
