import type { ApiClient, CallReport } from '@clearloan/api-client';

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

/** A failure and where it happened. It is named and sent by `send-failures.ts`, which loads with the first failure. */
export interface Failure {
  readonly page: string;
  /** The path of a call; undefined for an uncaught error. */
  readonly call: string | undefined;
  /** Its code, or what was thrown. */
  readonly cause: string | { readonly thrown: unknown };
  readonly requestId: string | undefined;
}

/** Its own failure is not reported, which would cause a loop. */
const ownPath = '/service/new/union-error-info';

const reported: ReadonlySet<string> = new Set(['Network', 'TimedOut', 'Unreadable']);

const mostWaiting = 20;

export function createErrorReports({ client, page, build }: ErrorReportsSetting): ErrorReports {
  const waiting = boundedQueue<Failure>(mostWaiting);
  const sent = new Set<string>();
  const send = async () => {
    const { sendFailures } = await import('./send-failures');
    await sendFailures({ client: client(), build, waiting, sent });
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

/** A queue that drops its oldest item when full: losing reports is acceptable, growing memory is not. */
export interface BoundedQueue<Item> {
  readonly add: (item: Item) => void;
  /** Returns all items and empties the queue. */
  readonly takeAll: () => Item[];
  readonly clear: () => void;
  readonly size: () => number;
}

export function boundedQueue<Item>(most: number): BoundedQueue<Item> {
  const items: Item[] = [];
  return {
    add(item) {
      items.push(item);
      if (items.length > most) items.shift();
    },
    takeAll: () => items.splice(0),
    clear() {
      items.length = 0;
    },
    size: () => items.length,
  };
}
