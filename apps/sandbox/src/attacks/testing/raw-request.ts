import { connect } from 'node:net';

/**
 * Sends these very bytes and reads until the lender closes or has answered once. @returns the first line and all of it;
 * both empty when the connection was closed without a word
 */
export function rawRequest(address: string, bytes: string): Promise<{ first: string; all: string }> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve) => {
    let all = '';
    const socket = connect(Number(port), hostname, () => socket.write(bytes, 'latin1'));
    const end = () => {
      socket.destroy();
      resolve({ first: all.split('\r\n')[0] ?? '', all });
    };
    socket.on('data', (chunk) => {
      all += chunk.toString('latin1');
      if (/\r\n\r\n/.test(all)) end();
    });
    socket.on('close', end);
    socket.on('error', end);
    // Half a request is answered only when the sender is done.
    socket.setTimeout(300, () => socket.end());
  });
}
