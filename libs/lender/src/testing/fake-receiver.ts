import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signedHeaders } from '../platform/outbox/webhook';

/** The shared secret of the lender and each fake system. */
export const sharedSecret = 'secret-of-the-receiver-0001';

/** A message as it arrived. */
export interface Received {
  /** The path that it was sent to. */
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly bytes: Buffer;
}

/** A fake external system on this machine that records messages and responds as configured. */
export interface FakeReceiver {
  readonly url: string;
  readonly received: Received[];
  /** Statuses of the next responses, then 200; 0 never responds. */
  readonly answers: number[];
  readonly stop: () => Promise<void>;
}

/** @param port 0 for any */
export async function startFakeReceiver(port = 0): Promise<FakeReceiver> {
  const received: Received[] = [];
  const answers: number[] = [];
  const server = createServer((request, reply) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const bytes = Buffer.concat(parts);
      received.push({
        path: request.url ?? '',
        headers: request.headers,
        body: bytes.toString('utf8'),
        bytes,
      });
      const status = answers.shift() ?? 200;
      if (status === 0) return;
      reply.writeHead(status, { 'Content-Type': 'application/json' }).end('{"id":"carrier-7"}');
    });
  });
  // A test that never stops it ends all the same.
  server.on('connection', (socket) => socket.unref()).unref();
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
  const { port: chosen } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${String(chosen)}/`,
    received,
    answers,
    stop: () =>
      new Promise((done) => {
        server.close(() => {
          done();
        });
        server.closeAllConnections();
      }),
  };
}

interface HookCall {
  readonly secret?: string;
  readonly at?: Date;
  /** Sent instead of the signed body. */
  readonly sent?: string;
}

let calls = 0;

/** Reports to a lender's webhook as another system does, or with deviations. */
export async function callHook(
  address: string,
  path: string,
  event: unknown,
  { secret = sharedSecret, at = new Date(), sent }: HookCall = {},
): Promise<{ readonly status: number; readonly body: unknown }> {
  const body = JSON.stringify(event);
  calls += 1;
  const reply = await fetch(`${address}${path}`, {
    method: 'POST',
    headers: signedHeaders(`event-${String(calls)}`, at, body, [secret]),
    body: sent ?? body,
  });
  return { status: reply.status, body: await reply.json() };
}
