import { CallError, type ApiClient } from '@clearloan/api-client';
import { reportError } from '../contract';
import type { BoundedQueue, Failure } from './waiting-reports';

/** Per visit; a repeated fault is reported once. */
const maxPerVisit = 50;

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

export interface Sending {
  readonly client: ApiClient;
  readonly build: string;
  readonly waiting: BoundedQueue<Failure>;
  /** The failures already sent in this visit. */
  readonly sentKeys: Set<string>;
}

/** Sends the waiting failures. One without a response waits again, for the next failure or for a connection. */
export async function sendFailures({ client, build, waiting, sentKeys }: Sending): Promise<void> {
  for (const failure of waiting.takeAll()) {
    const { page, call, cause, requestId } = failure;
    // A failed call has already been reported by its caller.
    if (typeof cause !== 'string' && cause.thrown instanceof CallError) continue;
    const code = typeof cause === 'string' ? cause : nameOf(cause.thrown);
    const key = `${page} ${call ?? ''} ${code}`;
    if (sentKeys.has(key) || sentKeys.size >= maxPerVisit) continue;
    sentKeys.add(key);
    const report = { page, build, call, code, requestId };
    if ((await client.call(reportError, report, { quiet: true, keepAlive: true })) !== null) continue;
    sentKeys.delete(key);
    waiting.add(failure);
  }
}

const nameOf = (error: unknown): string =>
  error instanceof Error && knownNames.has(error.name) ? error.name : 'Error';
