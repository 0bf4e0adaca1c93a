import type { ApiClientSetting, CallOptions, CallReport } from '../client-setting';
import { codes, type DataOf, type Endpoint, type RequestOf } from '../declare';
import { CallError } from './call-error';
import type { CallsUnderWay } from './calls-under-way';
import type { Preloader } from './preloader';
import { sendRequest } from './send-request';
import type { Result } from './read-reply';

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
  const onLeaving = (bytes: number) => {
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
      const sending = { key, signal, keepAlive, onProgress, onLeaving };
      const result = await sendRequest(setting, endpoint, request, sending, preloader);
      report(result.ok ? 'success' : 'refused', result.code);
      return result;
    } catch (error) {
      if (error instanceof CallError) report(signal.aborted ? 'stopped' : error.kind, null, error.requestId);
      throw error;
    }
  });
}
