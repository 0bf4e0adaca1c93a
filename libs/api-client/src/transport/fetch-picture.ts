import { CallError } from './call-error';
import type { ClientRuntime } from './send-request';
import { loadTransport } from './load-transport';
import { TransportError } from './wire-call';

/** The path in reports: the URL of a picture is private. */
const reportedPath = '/pictures';

/** Fetches a private picture with the session, which an `<img>` cannot send. */
export async function fetchPicture(
  { setting, underWay }: ClientRuntime,
  path: string,
  own: AbortSignal | undefined,
): Promise<Blob> {
  const { prefix, session, failureMessage, observe } = setting;
  let sentBytes = 0;
  const reportBytesSent = (bytes: number) => {
    sentBytes = bytes;
  };
  const report = (outcome: 'success' | 'stopped' | CallError['kind']) => {
    observe({ path: reportedPath, outcome, code: null, sentBytes, requestId: undefined });
  };
  return underWay.run(own, async (signal) => {
    const kindOf = (cause: unknown) => {
      if (!(cause instanceof TransportError)) return 'Unreadable';
      return cause.timedOut ? 'TimedOut' : 'Network';
    };
    try {
      const parameters = session.parameters();
      const { sendForPicture } = await loadTransport();
      const picture = await sendForPicture(addressOf(path, prefix), { parameters, signal, reportBytesSent });
      if (picture === null) throw new Error('The response is not a picture.');
      report('success');
      return picture;
    } catch (cause) {
      const kind = kindOf(cause);
      report(signal.aborted ? 'stopped' : kind);
      throw new CallError(failureMessage(failureText[kind]), { kind, path: reportedPath, cause });
    }
  });
}

const failureText = { Unreadable: 'unreadable', TimedOut: 'timedOut', Network: 'network' } as const;

/** The URL carries the session, so it is restricted to the lender's origin. */
function addressOf(path: string, prefix: string): string {
  const lender = new URL(prefix, window.location.origin);
  const { origin, href } = new URL(path, lender);
  if (origin !== lender.origin) throw new Error('The picture is not on the lender’s origin.');
  return href;
}
