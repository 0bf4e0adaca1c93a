import type { Endpoint } from '../declare';
import type { Parameters } from '../session/address';

/** The timeout of one call, from the specification. */
export const timeoutMs = 60_000;

export interface WireRequest {
  readonly endpoint: Endpoint;
  readonly prefix: string;
  readonly parameters: Parameters;
  /** The request in wire form. */
  readonly body: unknown;
  readonly headers: Record<string, string>;
  readonly signal: AbortSignal;
  readonly keepAlive: boolean;
  readonly onProgress?: ((share: number) => void) | undefined;
  /** Reports how many bytes are sent. */
  readonly reportBytesSent: (bytes: number) => void;
}

/** A raw response. */
export interface WireResponse {
  readonly status: number;
  readonly text: string;
  readonly headers: Headers;
}

/** No response: `timedOut` after 60 s, otherwise a network error. */
export class TransportError extends Error {
  override readonly name = 'TransportError';
  constructor(
    readonly timedOut: boolean,
    cause: unknown,
  ) {
    super(timedOut ? 'timed out' : 'network failure', { cause });
  }
}
