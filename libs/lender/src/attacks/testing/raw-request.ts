import { connect } from 'node:net';

/**
 * Sends raw bytes and reads until the lender closes the connection or has responded once. @returns the first line and the whole
 * response; both empty if the connection was closed without a response
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
    // An incomplete request gets a response only when the sender closes its side.
    socket.setTimeout(300, () => socket.end());
  });
}
