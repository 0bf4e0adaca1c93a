import { TransportError, timeoutMs } from './wire-call';

/** Prefetches the transport chunk. After a deploy the chunk may be gone, and a completed form could not be sent. */
export const prefetchTransport = (): void => void loadTransport().catch(() => undefined);

/**
 * Loads the transport chunk with the first call, so that the first screen does not wait for it. A failed import counts
 * as a network error. Throws only `TransportError`.
 */
export const loadTransport = (): Promise<typeof import('./send')> => withTimeout(import('./send'));

/** Rejects when the promise exceeds the timeout of a call. Throws only `TransportError`. */
export async function withTimeout<Value>(promise: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new TransportError(true, undefined));
    }, timeoutMs);
  });
  try {
    return await Promise.race([promise, tooLate]);
  } catch (cause) {
    throw cause instanceof TransportError ? cause : new TransportError(false, cause);
  } finally {
    clearTimeout(timer);
  }
}
