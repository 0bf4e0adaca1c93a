import type { Endpoint } from '../declare';
import type { Parameters } from '../session/address';

/** The specification's time limit of one call. */
export const timeoutMs = 60_000;

export interface Outgoing {
  readonly endpoint: Endpoint;
  readonly prefix: string;
  readonly parameters: Parameters;
  /** The request in wire form. */
  readonly body: unknown;
  readonly headers: Record<string, string>;
  readonly signal: AbortSignal;
  readonly keepAlive: boolean;
  readonly onProgress?: ((share: number) => void) | undefined;
  /** Told how many bytes leave the phone. */
  readonly onLeaving: (bytes: number) => void;
}

/** An answer as it came. */
export interface Incoming {
  readonly status: number;
  readonly text: string;
  readonly headers: Headers;
}

/** No answer came: `timedOut` after 60 s, else the network failed. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
  constructor(
    readonly timedOut: boolean,
    cause: unknown,
  ) {
    super(timedOut ? 'timed out' : 'network failure', { cause });
  }
}

/** Fetches what sends ahead: with it gone after a deploy, nothing that was typed could be sent. */
export const getReadyToSend = (): void => void sender().catch(() => undefined);

/**
 * What sends is fetched with the first call, so that the first screen does not wait for it. A phone that cannot have it
 * is a phone without a network. Throws `NoAnswer` and nothing else.
 */
export const sender = (): Promise<typeof import('./send')> => inTime(import('./send'));

/** What the network brings within the time limit of a call. Throws `NoAnswer` and nothing else. */
export async function inTime<Value>(coming: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new NoAnswer(true, undefined));
    }, timeoutMs);
  });
  try {
    return await Promise.race([coming, tooLate]);
  } catch (cause) {
    throw cause instanceof NoAnswer ? cause : new NoAnswer(false, cause);
  } finally {
    clearTimeout(timer);
  }
}
