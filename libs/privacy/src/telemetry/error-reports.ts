import { CallError, type ApiClient, type CallReport } from '@clearloan/api-client';
import type { ErrorReport } from '../contract';

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

/** Per visit; a repeated fault is reported once. */
const mostInVisit = 50;

const mostWaiting = 20;

/** Error names of browsers and of the app; any other name might contain user input. */
const knownNames: ReadonlySet<string> = new Set([
  'TypeError',
  'RangeError',
  'ReferenceError',
  'SyntaxError',
  'URIError',
  'AggregateError',
  'ChunkLoadError',
  'AbortError',
  'NotAllowedError',
  'QuotaExceededError',
]);

export function createErrorReports({ client, page, build }: ErrorReportsSetting): ErrorReports {
  const waiting = boundedQueue<ErrorReport>(mostWaiting);
  const sent = new Set<string>();
  const send = async () => {
    const { reportError } = await import('../contract');
    for (const report of waiting.takeAll()) {
      const result = await client().call(reportError, report, { quiet: true, keepAlive: true });
      if (result === null) waiting.add(report);
    }
  };
  const sendSoon = () => void send().catch(() => undefined);
  if (typeof window !== 'undefined') window.addEventListener('online', sendSoon);

  const report = (facts: Pick<ErrorReport, 'call' | 'code' | 'requestId'>) => {
    const key = `${page()} ${facts.call ?? ''} ${facts.code}`;
    if (sent.has(key) || sent.size >= mostInVisit) return;
    sent.add(key);
    waiting.add({ page: page(), build, ...facts });
    sendSoon();
  };
  return {
    callEnded({ path, outcome, requestId }) {
      if (path !== ownPath && reported.has(outcome)) report({ call: path, code: outcome, requestId });
    },
    broke(error) {
      // A failed call has already been reported by its caller.
      if (error instanceof CallError) return;
      report({ call: undefined, code: nameOf(error), requestId: undefined });
    },
    skipped({ call, code }) {
      report({ call, code, requestId: undefined });
    },
  };
}

const nameOf = (error: unknown): string =>
  error instanceof Error && knownNames.has(error.name) ? error.name : 'Error';

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
