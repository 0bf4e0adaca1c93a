import type { ApiClientSetting } from '../client-setting';
import type { Endpoint } from '../declare';
import { addressOfRead, fetchPreload, type PreloadRequest } from './preload-request';
import { withTimeout } from './load-transport';
import { TransportError, type WireResponse, type WireRequest } from './wire-call';

export interface Preloader {
  /** Sends reads of the screen that is on its way. */
  readonly send: (calls: readonly PreloadRequest[]) => void;
  /**
   * Sends one call by `sendOwn`, or answers a read by the response preloaded for it, once. A write drops every response that
   * was preloaded before its own answer came: such a response may tell the state before the write. While a read of the
   * screen's own is under way, the same read is not preloaded: nobody would take it, and a later read would get it out of date.
   * Rejects as `sendOwn` does, or with `TransportError`.
   */
  readonly perform: (wireRequest: WireRequest, sendOwn: () => Promise<WireResponse>) => Promise<WireResponse>;
  /** Nobody is to have what was sent for a borrower who is gone. */
  readonly drop: () => void;
}

/**
 * Preloads reads, after the preload script of the page may have. The calls that consume their responses parse, observe and explain
 * them like every other.
 */
export function createPreloader(setting: ApiClientSetting): Preloader {
  const { prefix, session, headerPairs, preloadedResponses } = setting;
  const sent = new Map<string, Sent>();
  const keep = (address: string, wireResponse: Promise<WireResponse>) => {
    const answer = withTimeout(wireResponse);
    answer.catch(() => undefined); // told to whoever takes it
    sent.set(address, { answer, atMs: Date.now() });
  };
  // They count from now: on a slow network the app itself takes longer than an answer is fresh.
  preloadedResponses?.forEach((wireResponse, address) => {
    keep(address, wireResponse);
  });
  /** Addresses of the screen's own reads that wait for an answer. */
  const ownReads: string[] = [];
  const consumePreloaded = ({ signal, onLeaving }: WireRequest, address: string) => {
    const preloaded = sent.get(address);
    sent.delete(address);
    if (!isFresh(preloaded)) return undefined;
    // Each sign of an address is one byte.
    onLeaving(address.length);
    return unlessStopped(preloaded.answer, signal);
  };
  return {
    send(calls) {
      const parameters = session.parameters();
      for (const call of calls) {
        const address = addressOfRead(prefix, parameters, call);
        if (!ownReads.includes(address) && !isFresh(sent.get(address)))
          keep(address, fetchPreload(address, headerPairs, parameters));
      }
    },
    async perform(wireRequest, sendOwn) {
      const { endpoint, parameters, body } = wireRequest;
      if (endpoint.style !== 'GET') return changesReads(endpoint) ? dropAround(sent, sendOwn) : sendOwn();
      const address = addressOfRead(prefix, parameters, { path: endpoint.path, fields: body });
      const preloaded = consumePreloaded(wireRequest, address);
      if (preloaded) return preloaded;
      ownReads.push(address);
      try {
        return await sendOwn();
      } finally {
        ownReads.splice(ownReads.indexOf(address), 1);
      }
    },
    drop: () => {
      sent.clear();
    },
  };
}

interface Sent {
  readonly answer: Promise<WireResponse>;
  readonly atMs: number;
}

/** What nobody took in time is no answer any more: the lender may have changed it. */
const freshMs = 15_000;
const isFresh = (sent: Sent | undefined): sent is Sent =>
  sent !== undefined && Date.now() - sent.atMs < freshMs;

/** Telemetry changes nothing that a screen reads. Any other write may, even one that invalidates no tag. */
const changesReads = ({ quiet, invalidatesTags }: Endpoint): boolean => !quiet || invalidatesTags.length > 0;

/** What is preloaded while a write is under way may have been read before it took effect, so it goes as well. */
async function dropAround(
  sent: Map<string, Sent>,
  write: () => Promise<WireResponse>,
): Promise<WireResponse> {
  sent.clear();
  try {
    return await write();
  } finally {
    sent.clear();
  }
}

async function unlessStopped(answer: Promise<WireResponse>, signal: AbortSignal): Promise<WireResponse> {
  const wireResponse = await answer;
  if (signal.aborted) throw new TransportError(false, signal.reason);
  return wireResponse;
}
