import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** One request that reached the lender, and the possible reactions. */
interface Visit {
  /** Performs the request, once per key, and returns the response in wire form. */
  readonly act: () => string;
  readonly answer: (status: number, body: string, headers?: Readonly<Record<string, string>>) => void;
  /** Closes the connection after this part of the response. */
  readonly cut: (body?: string) => void;
  /** Whether the request asks for a reply that no cache has. */
  readonly isFresh: boolean;
}
export type Turn = (visit: Visit) => void | Promise<void>;

export interface FaultyLender {
  /** Where its endpoints are. */
  readonly prefix: string;
  /** How the next requests are handled; the last turn repeats. */
  readonly behave: (turns: readonly [Turn, ...Turn[]]) => void;
  /** The same from now on, without resetting what was done. */
  readonly keepOn: (turns: readonly [Turn, ...Turn[]]) => void;
  /** Writes performed since `behave`. */
  readonly effects: () => number;
  /** Requests received since `behave`. */
  readonly visits: () => number;
  readonly close: () => Promise<void>;
}

/** The lender's clock, a day after the device's. */
export const lenderTime = '2026-11-21T00:00:00.000Z';
export const json = { 'Content-Type': 'application/json; charset=utf-8' } as const;
const complete = { ...json, 'X-Business-Time': lenderTime } as const;

export const reply = (data: unknown, code: unknown = 0, message: unknown = ''): string =>
  JSON.stringify({ code, message, data });

/** Responds correctly. */
export const well: Turn = ({ act, answer }) => {
  answer(200, act());
};

/** A lender on a real socket that counts the writes it performs and misbehaves as configured. */
export async function openFaultyLender(): Promise<FaultyLender> {
  let turns: readonly [Turn, ...Turn[]] = [well];
  let done = new Map<string, string>();
  let visits = 0;
  const server = createServer((request, response) => {
    const [turn, ...rest] = turns;
    turns = rest[0] === undefined ? turns : [rest[0], ...rest.slice(1)];
    void text(request).then(() => {
      visits += 1;
      return turn(visitOf(request, response, done));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    prefix: `http://localhost:${String(port)}/api`,
    behave(next) {
      turns = next;
      done = new Map();
      visits = 0;
    },
    keepOn(next) {
      turns = next;
    },
    effects: () => done.size,
    visits: () => visits,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function visitOf(request: IncomingMessage, response: ServerResponse, done: Map<string, string>): Visit {
  return {
    isFresh: request.headers['cache-control'] === 'no-cache',
    act() {
      if (request.method === 'GET') return reply({ left: 7 });
      const key = request.headers['idempotency-key'];
      const name = typeof key === 'string' ? key : `without a key ${String(done.size)}`;
      const first = done.get(name) ?? reply({ left: 6 - done.size });
      done.set(name, first);
      return first;
    },
    answer(status, body, headers = complete) {
      response.writeHead(status, headers).end(status === 204 ? undefined : body);
    },
    cut(body = '') {
      if (body === '') return void request.socket.destroy();
      response.writeHead(200, { ...json, 'Content-Length': String(body.length * 2) });
      response.write(body, () => request.socket.destroy());
    },
  };
}
