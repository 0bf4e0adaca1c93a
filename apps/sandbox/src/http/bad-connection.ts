import type { Socket } from 'node:net';

const statuses: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** A caller that does not take its answer holds the connection no longer. */
const patienceMs = 2000;

/**
 * Answers what does not become a request: an address beyond all limits, one that comes too slowly, noise. The answer goes out to
 * its end and says that the connection is closed: otherwise it may be lost with it, or the caller's next call on it.
 */
export function refuseConnection({ code }: { readonly code?: string }, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = statuses[code ?? ''] ?? '400 Bad Request';
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  socket.setTimeout(patienceMs, () => socket.destroy());
}
