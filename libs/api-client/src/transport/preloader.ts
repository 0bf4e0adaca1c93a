import type { ApiClientSetting } from '../client-setting';
import type { Endpoint } from '../declare';
import { addressOfRead, fetchPreload, type PreloadRequest } from './preload-request';
import { withTimeout } from './load-transport';
import { TransportError, type WireResponse, type WireRequest } from './wire-call';

export interface Preloader {
  /** Sends the reads of the screen that is being opened. */
  readonly send: (calls: readonly PreloadRequest[]) => void;
  /**
   * Sends one call through `sendRequest`, or resolves a read with its preloaded response, once. A write drops every
   * response preloaded before its own response arrived, since it may contain the state before the write. While the
   * screen's own read is pending, the same read is not preloaded: its response would be unused, and stale for a later
   * read. Rejects like `sendRequest`, or with `TransportError`.
   */
  readonly perform: (
    wireRequest: WireRequest,
    sendRequest: () => Promise<WireResponse>,
  ) => Promise<WireResponse>;
  /** Drops the responses for a borrower who has logged out. */
  readonly drop: () => void;
}

/**
 * Preloads reads, in addition to the page's preload script. The calls that consume the responses parse, observe and
 * explain them like all others.
 */
export function createPreloader(setting: ApiClientSetting): Preloader {
  const { prefix, session, headerPairs, preloadedResponses } = setting;
  const preloads = new Map<string, Preload>();
  const keep = (address: string, wireResponse: Promise<WireResponse>) => {
    const answer = withTimeout(wireResponse);
    answer.catch(() => undefined); // reported to the consumer
    preloads.set(address, { answer, atMs: Date.now() });
  };
  // Their age counts from now: on a slow network the app itself takes longer to load than a response stays fresh.
  preloadedResponses?.forEach((wireResponse, address) => {
    keep(address, wireResponse);
  });
  /** URLs of the screen's own pending reads. */
  const pendingReads: string[] = [];
  const consumePreloaded = ({ signal, reportBytesSent }: WireRequest, address: string) => {
    const preloaded = preloads.get(address);
    preloads.delete(address);
    if (!isFresh(preloaded)) return undefined;
    // Each character of a URL is one byte.
    reportBytesSent(address.length);
    return unlessAborted(preloaded.answer, signal);
  };
  return {
    send(calls) {
      const parameters = session.parameters();
      for (const call of calls) {
        const address = addressOfRead(prefix, parameters, call);
        if (!pendingReads.includes(address) && !isFresh(preloads.get(address)))
          keep(address, fetchPreload(address, headerPairs, parameters));
      }
    },
    async perform(wireRequest, sendRequest) {
      const { endpoint, parameters, body } = wireRequest;
      if (endpoint.style !== 'GET')
        return changesReads(endpoint) ? writeAndDropPreloads(preloads, sendRequest) : sendRequest();
      const address = addressOfRead(prefix, parameters, { path: endpoint.path, fields: body });
      pendingReads.push(address);
      try {
        return await (consumePreloaded(wireRequest, address) ?? sendRequest());
      } finally {
        pendingReads.splice(pendingReads.indexOf(address), 1);
      }
    },
    drop: () => {
      preloads.clear();
    },
  };
}

interface Preload {
  readonly answer: Promise<WireResponse>;
  readonly atMs: number;
}

/** A response that is not consumed in time is dropped: the lender's state may have changed. */
const freshMs = 15_000;
const isFresh = (preload: Preload | undefined): preload is Preload =>
  preload !== undefined && Date.now() - preload.atMs < freshMs;

/** Telemetry changes nothing that a screen reads. Any other write may, even if it invalidates no tag. */
const changesReads = ({ quiet, invalidatesTags }: Endpoint): boolean => !quiet || invalidatesTags.length > 0;

/** A read preloaded during a write may predate its effect, so it is dropped too. */
async function writeAndDropPreloads(
  preloads: Map<string, Preload>,
  write: () => Promise<WireResponse>,
): Promise<WireResponse> {
  preloads.clear();
  try {
    return await write();
  } finally {
    preloads.clear();
  }
}

async function unlessAborted(answer: Promise<WireResponse>, signal: AbortSignal): Promise<WireResponse> {
  const wireResponse = await answer;
  if (signal.aborted) throw new TransportError(false, signal.reason);
  return wireResponse;
}
