import { Agent, createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Proxy {
  readonly address: string;
  readonly stop: () => Promise<void>;
}

/**
 * Passes each request to the next address in turn, regardless of sender and history, and never retries.
 * @param ready returns the addresses that accept requests now; all of them if absent
 */
export async function startRoundRobin(
  addresses: readonly string[],
  ready: () => readonly string[] = () => addresses,
): Promise<Proxy> {
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  const server = createServer((request, reply) => {
    const open = ready();
    const address = open[turn % open.length];
    turn += 1;
    if (address === undefined) {
      reply.writeHead(503).end();
      return;
    }
    passOn(request, reply, new URL(request.url ?? '/', address), agent);
  });
  // Longer than a pause of a busy test: a connection that closes while it is reused looks like a lost request.
  server.keepAliveTimeout = 120_000;
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${String(port)}`,
    stop: () =>
      new Promise((stopped) => {
        agent.destroy();
        server.close(() => {
          stopped();
        });
        server.closeAllConnections();
      }),
  };
}

function passOn(request: IncomingMessage, reply: ServerResponse, url: URL, agent: Agent): void {
  const { method, headers } = request;
  const onward = send(url, { method, headers, agent }, (answer) => {
    reply.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(reply);
  });
  onward.on('error', () => {
    if (reply.headersSent) reply.destroy();
    else reply.writeHead(502).end();
  });
  request.pipe(onward);
}
