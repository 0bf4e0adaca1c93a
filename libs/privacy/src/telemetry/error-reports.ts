import type { ApiClient, CallReport } from '@clearloan/api-client';
import { boundedQueue, type Failure } from './waiting-reports';

/** Reports failures by names only: which page, which call, which kind of failure, which build. */
export interface ErrorReports {
  /** A call got no response, or an unreadable one. The lender already knows its refusals. */
  readonly callEnded: (report: CallReport) => void;
  /** An uncaught error of the app. */
  readonly broke: (error: unknown) => void;
  /** A screen skipped unknown data in the response of a call. Both are names of the build. */
  readonly skipped: (what: { readonly call: string; readonly code: string }) => void;
}

export interface ErrorReportsSetting {
  readonly client: () => ApiClient;
  /** The name of the visible screen. */
  readonly page: () => string;
  readonly build: string;
}

/** Its own failure is not reported, which would cause a loop. */
const ownPath = '/service/new/union-error-info';

const reported: ReadonlySet<string> = new Set(['Network', 'TimedOut', 'Unreadable']);

const maxWaiting = 20;

export function createErrorReports({ client, page, build }: ErrorReportsSetting): ErrorReports {
  const waiting = boundedQueue<Failure>(maxWaiting);
  const sentKeys = new Set<string>();
  const send = async () => {
    const { sendFailures } = await import('./send-failures');
    await sendFailures({ client: client(), build, waiting, sentKeys });
  };
  const sendSoon = () => void send().catch(() => undefined);
  if (typeof window !== 'undefined') window.addEventListener('online', sendSoon);

  const report = (call: string | undefined, cause: Failure['cause'], requestId?: string) => {
    waiting.add({ page: page(), call, cause, requestId });
    sendSoon();
  };
  return {
    callEnded({ path, outcome, requestId }) {
      if (path !== ownPath && reported.has(outcome)) report(path, outcome, requestId);
    },
    broke(thrown) {
      report(undefined, { thrown });
    },
    skipped({ call, code }) {
      report(call, code);
    },
  };
}
