import { CallError, type ApiClient, type CallReport } from '@clearloan/api-client';
import type { ErrorReport } from '../contract';

/** Reports that something failed, by names alone: which page, which call, which kind of failure, which build. */
export interface ErrorReports {
  /** A call found no answer, or one that could not be read. What the lender refuses, it knows. */
  readonly callEnded: (report: CallReport) => void;
  /** Something of ours broke that nobody caught. */
  readonly broke: (error: unknown) => void;
  /** A screen passed by what it does not know, in the reply of a call. Both are names of ours. */
  readonly skipped: (what: { readonly call: string; readonly code: string }) => void;
}

export interface ErrorReportsSetting {
  readonly client: () => ApiClient;
  /** The name of the screen on view. */
  readonly page: () => string;
  readonly build: string;
}

/** Its own failure is not reported: that would never end. */
const ownPath = '/service/new/union-error-info';

const reported: ReadonlySet<string> = new Set(['Network', 'TimedOut', 'Unreadable']);

/** In one visit; a fault that repeats itself is told once. */
const mostInVisit = 50;

const mostWaiting = 20;

/** Names that a browser or we give; any other might be made of a borrower's words. */
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
  const told = new Set<string>();
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
    if (told.has(key) || told.size >= mostInVisit) return;
    told.add(key);
    waiting.add({ page: page(), build, ...facts });
    sendSoon();
  };
  return {
    callEnded({ path, outcome, requestId }) {
      if (path !== ownPath && reported.has(outcome)) report({ call: path, code: outcome, requestId });
    },
    broke(error) {
      // A failed call has been reported by the one who made it.
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

/** A list that forgets its oldest when it is full: reports may be lost, memory may not be filled. */
export interface BoundedQueue<Item> {
  readonly add: (item: Item) => void;
  /** Gives all and is empty. */
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
