import type { ApiClientSetting } from '../client-setting';
import type { Parameters } from '../session/address';
import { pairedHeaders } from './header-pairs';
import { manners, NoAnswer, requestedWith, timeoutMs, type Incoming, type Outgoing } from './outgoing';

/** A read as plain text, so that it can be sent before its contract is there: a path of a GET, and its request in wire form. */
export interface EarlyCall {
  readonly path: string;
  readonly fields?: Readonly<Record<string, string | number>>;
}

export interface EarlyCalls {
  /** Sends reads of the screen that is on its way. */
  readonly send: (calls: readonly EarlyCall[]) => void;
  /** The answer to the very same read, once; `undefined` when it was not sent early. Rejects with `NoAnswer`. */
  readonly take: (outgoing: Outgoing) => Promise<Incoming> | undefined;
  /** Nobody is to have what was sent for a borrower who is gone. */
  readonly drop: () => void;
}

/** Reads sent ahead. Their answers are parsed, observed and explained by the calls that take them, like every other. */
export function createEarlyCalls({ prefix, session, headerPairs }: ApiClientSetting): EarlyCalls {
  const sent = new Map<string, Sent>();
  return {
    send(calls) {
      const parameters = session.parameters();
      const headers = { ...pairedHeaders(headerPairs, parameters), ...requestedWith };
      for (const { path, fields } of calls) {
        const address = addressOf(prefix + path, parameters, fields);
        if (isFresh(sent.get(address))) continue;
        const answer = ask(address, headers);
        answer.catch(() => undefined); // told to whoever takes it
        sent.set(address, { answer, atMs: Date.now() });
      }
    },
    take({ endpoint, parameters, body, signal, onLeaving }) {
      if (sent.size === 0 || endpoint.style !== 'GET') return undefined;
      const address = addressOf(prefix + endpoint.path, parameters, body);
      const early = sent.get(address);
      sent.delete(address);
      if (!isFresh(early)) return undefined;
      onLeaving(new Blob([address]).size);
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

function addressOf(path: string, parameters: Parameters, fields: unknown): string {
  const own: [string, unknown][] =
    typeof fields === 'object' && fields !== null ? Object.entries(fields) : [];
  const search = [...parameters, ...own].map(([key, value]): [string, string] => [key, String(value)]);
  return `${path}?${new URLSearchParams(search).toString()}`;
}

async function ask(address: string, headers: Record<string, string>): Promise<Incoming> {
  const controller = new AbortController();
  const timer = setTimeout(() => {
    controller.abort();
  }, timeoutMs);
  try {
    const response = await fetch(address, { headers, ...manners, signal: controller.signal });
    return { status: response.status, text: await response.text(), headers: response.headers };
  } catch (cause) {
    throw new NoAnswer(controller.signal.aborted, cause);
  } finally {
    clearTimeout(timer);
  }
}

async function unlessStopped(answer: Promise<Incoming>, signal: AbortSignal): Promise<Incoming> {
  const incoming = await answer;
  if (signal.aborted) throw new NoAnswer(false, signal.reason);
  return incoming;
}
