import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** One request at the lender's door, and what may be done about it. */
interface Visit {
  /** Does what is asked, once for each key, and gives the reply in wire form. */
  readonly act: () => string;
  readonly answer: (status: number, body: string, headers?: Readonly<Record<string, string>>) => void;
  /** The line breaks, after so much of the answer. */
  readonly cut: (body?: string) => void;
}
export type Turn = (visit: Visit) => void | Promise<void>;

export interface FaultyLender {
  /** Where its calls are. */
  readonly prefix: string;
  /** What each next request meets; the last turn stays. */
  readonly behave: (turns: readonly [Turn, ...Turn[]]) => void;
  /** The same from now on, with what was done kept. */
  readonly keepOn: (turns: readonly [Turn, ...Turn[]]) => void;
  /** Writes done since `behave`. */
  readonly effects: () => number;
  /** Requests that have arrived since `behave`. */
  readonly visits: () => number;
  readonly close: () => Promise<void>;
}

export const reply = (data: unknown, code: unknown = 0, message: unknown = ''): string =>
  JSON.stringify({ code, message, data });

/** Answers as a lender should. */
export const well: Turn = ({ act, answer }) => {
  answer(200, act());
};

/** A lender on a real socket that counts what it does and answers as badly as it is told to. */
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
  const json = { 'Content-Type': 'application/json; charset=utf-8' };
  return {
    act() {
      if (request.method === 'GET') return reply({ left: 7 });
      const key = request.headers['idempotency-key'];
      const name = typeof key === 'string' ? key : `without a key ${String(done.size)}`;
      const first = done.get(name) ?? reply({ left: 6 - done.size });
      done.set(name, first);
      return first;
    },
    answer(status, body, headers = json) {
      response.writeHead(status, headers).end(status === 204 ? undefined : body);
    },
    cut(body = '') {
      if (body === '') return void request.socket.destroy();
      response.writeHead(200, { ...json, 'Content-Length': String(body.length * 2) });
      response.write(body, () => request.socket.destroy());
    },
  };
}
