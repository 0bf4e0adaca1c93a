import type { ApiClientSetting } from '../client-setting';
import { addressOfRead, fetchEarly, type EarlyCall } from './early-read';
import { inTime, NoAnswer, type Incoming, type Outgoing } from './outgoing';

export interface EarlyCalls {
  /** Sends reads of the screen that is on its way. */
  readonly send: (calls: readonly EarlyCall[]) => void;
  /** The answer to the very same read, once; `undefined` when it was not sent early. Rejects with `NoAnswer`. */
  readonly take: (outgoing: Outgoing) => Promise<Incoming> | undefined;
  /** Nobody is to have what was sent for a borrower who is gone. */
  readonly drop: () => void;
}

/**
 * Reads sent ahead, by the app or, before it was there, by its page. Their answers are parsed, observed and explained by the
 * calls that take them, like every other.
 */
export function createEarlyCalls({ prefix, session, headerPairs, ofPage }: ApiClientSetting): EarlyCalls {
  const sent = new Map<string, Sent>();
  const keep = (address: string, incoming: Promise<Incoming>) => {
    const answer = inTime(incoming);
    answer.catch(() => undefined); // told to whoever takes it
    sent.set(address, { answer, atMs: Date.now() });
  };
  // They count from now: on a slow network the app itself takes longer than an answer is fresh.
  ofPage?.forEach((incoming, address) => {
    keep(address, incoming);
  });
  return {
    send(calls) {
      const parameters = session.parameters();
      for (const call of calls) {
        const address = addressOfRead(prefix, parameters, call);
        if (!isFresh(sent.get(address))) keep(address, fetchEarly(address, headerPairs, parameters));
      }
    },
    take({ endpoint, parameters, body, signal, onLeaving }) {
      if (sent.size === 0 || endpoint.style !== 'GET') return undefined;
      const address = addressOfRead(prefix, parameters, { path: endpoint.path, fields: body });
      const early = sent.get(address);
      sent.delete(address);
      if (!isFresh(early)) return undefined;
      // Each sign of an address is one byte.
      onLeaving(address.length);
      return unlessStopped(early.answer, signal);
    },
    drop: () => {
      sent.clear();
    },
  };
}

interface Sent {
  readonly answer: Promise<Incoming>;
  readonly atMs: number;
}

/** What nobody took in time is no answer any more: the lender may have changed it. */
const freshMs = 15_000;
const isFresh = (sent: Sent | undefined): sent is Sent =>
  sent !== undefined && Date.now() - sent.atMs < freshMs;

async function unlessStopped(answer: Promise<Incoming>, signal: AbortSignal): Promise<Incoming> {
  const incoming = await answer;
  if (signal.aborted) throw new NoAnswer(false, signal.reason);
  return incoming;
}
