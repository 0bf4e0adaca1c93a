import { once } from 'node:events';
import { createServer, request as httpRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';

/** A request with its answer: `GET /sw.js 200`, and the bytes of both bodies as a lender sends them, texts in brotli. */
export interface MeteredRequest {
  readonly line: string;
  readonly bytes: number;
}

export interface TrafficMeter {
  /** The lender's address for the browser. */
  readonly address: string;
  /** Waits until the network is idle. @returns the traffic since the last call */
  take(): Promise<readonly MeteredRequest[]>;
  readonly stop: () => Promise<void>;
}

const idleMs = 1_000;
const isText = /^(?:text\/|application\/(?:json|javascript|manifest\+json))|^image\/svg/;

/** Counts between a browser and the lender at a port. Header fields are left out: their size depends on the HTTP version. */
export async function startTrafficMeter(lenderPort: number): Promise<TrafficMeter> {
  let counted: readonly MeteredRequest[] = [];
  let openRequests = 0;
  let lastClosedAt = performance.now();
  const server = createServer((request, answer) => {
    openRequests += 1;
    answer.on('close', () => {
      openRequests -= 1;
      lastClosedAt = performance.now();
    });
    void forward(request)
      .then(({ sent, reply, body }) => {
        const line = `${String(request.method)} ${String(request.url)} ${String(reply.statusCode)}`;
        counted = [...counted, { line, bytes: sent + transferBytes(reply, body) }];
        answer.writeHead(reply.statusCode ?? 502, reply.headers).end(body);
      })
      .catch(() => answer.destroy());
  });
  async function forward(request: IncomingMessage) {
    const sent = await buffer(request);
    // Compressed here, so that a build without compressed copies counts like one with them.
    const headers = { ...request.headers, 'accept-encoding': 'identity' };
    const upstream = httpRequest({ port: lenderPort, path: request.url, method: request.method, headers });
    upstream.end(sent);
    const [reply] = (await once(upstream, 'response')) as [IncomingMessage];
    return { sent: sent.length, reply, body: await buffer(reply) };
  }
  server.listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://localhost:${String(port)}`,
    async take() {
      while (openRequests > 0 || performance.now() - lastClosedAt < idleMs)
        await new Promise((resolve) => setTimeout(resolve, 50));
      const taken = counted;
      counted = [];
      return taken;
    },
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

const transferBytes = ({ headers }: IncomingMessage, body: Buffer): number =>
  isText.test(headers['content-type'] ?? '') && body.length > 0
    ? brotliCompressSync(body).length
    : body.length;
