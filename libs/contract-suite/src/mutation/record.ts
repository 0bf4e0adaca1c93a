import { randomUUID } from 'node:crypto';
import { realSurroundings, type Surroundings } from '../harness/surroundings';
import { envelopeIn, type ProxiedReply } from './proxy';

/** A reply as the lender sent it. */
interface Recorded {
  /** Of the request, without the prefix of the API and the query. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** All replies of one run. The same request may have several: the last one is given again and again. */
export interface RunRecord {
  readonly replies: Map<string, Recorded[]>;
  readonly startedAt: number;
  readonly seed: string;
}

/** Changes a reply of a path; the lie of a lender. */
export type Change = (path: string, reply: ProxiedReply, query: URLSearchParams) => void;

/** Time and ids that depend on nothing but the order of the calls, so that each run of a record sends the same requests. */
function countedSurroundings({ startedAt, seed }: Pick<RunRecord, 'startedAt' | 'seed'>) {
  let ms = startedAt;
  let ids = 0;
  return {
    now: () => (ms += 1),
    newId: () => `${seed.slice(0, 24)}${String((ids += 1)).padStart(12, '0')}`,
    pass: (more: number) => (ms += more),
  };
}

/** Surroundings that record a run against a lender. */
export function recordingSurroundings(prefix: string): { surroundings: Surroundings; record: RunRecord } {
  const record: RunRecord = { replies: new Map(), startedAt: Date.now(), seed: randomUUID() };
  const counted = countedSurroundings(record);
  const { replies } = record;
  const surroundings: Surroundings = {
    ...counted,
    pause: async (ms) => {
      counted.pass(ms);
      await realSurroundings.pause(ms);
    },
    fetch: async (address, init) => {
      const { key, ...about } = requestOf(address, init, prefix);
      const reply = await fetch(address, init);
      const body = Buffer.from(await reply.clone().arrayBuffer());
      const { status, headers } = reply;
      const recorded = { ...about, status, headers: Object.fromEntries(headers), body };
      replies.set(key, [...(replies.get(key) ?? []), recorded]);
      return reply;
    },
  };
  return { surroundings, record };
}

/**
 * Surroundings that answer from a record, with a lie in it. A request that the recorded run did not send has no answer:
 * `onUnknown` is called. It and all later ones fail, also once `isOver`, so that the run ends.
 */
export function replayingSurroundings(
  record: RunRecord,
  prefix: string,
  lie: Change,
  isOver: () => boolean,
  onUnknown: (request: string) => void,
): Surroundings {
  const given = new Map<string, number>();
  const counted = countedSurroundings(record);
  return {
    ...counted,
    pause: async (ms) => {
      counted.pass(ms);
      return Promise.resolve();
    },
    fetch: (address, init) => {
      if (isOver()) return Promise.reject(new Error('The play is over.'));
      const { key } = requestOf(address, init, prefix);
      const known = record.replies.get(key) ?? [];
      const index = given.get(key) ?? 0;
      given.set(key, index + 1);
      const reply = known[Math.min(index, known.length - 1)];
      if (reply === undefined) {
        onUnknown(key);
        return Promise.reject(new Error('The record has no reply.'));
      }
      return Promise.resolve(replyWith(reply, lie));
    },
  };
}

/** The reply of a record, as a lie changes it. */
function replyWith(recorded: Recorded, lie: Change): Response {
  const { path, query, status, headers, body } = recorded;
  const reply = proxiedOf(recorded);
  if (reply === undefined) return new Response(new Uint8Array(body), { status, headers });
  lie(path, reply, query);
  const bytes = reply.bytes ?? Buffer.from(JSON.stringify(reply.json ?? null));
  return new Response(new Uint8Array(bytes), { status: reply.status, headers: reply.headers });
}

/** A reply of the API; undefined for pictures and the staff's pages. */
export function proxiedOf({ path, status, headers, body }: Recorded): ProxiedReply | undefined {
  const isJson = headers['content-type']?.startsWith('application/json') ?? false;
  return path === '' || !isJson ? undefined : { status, headers: { ...headers }, json: envelopeIn(body) };
}

const keyHeaders = ['Idempotency-Key', 'X-Requested-With'];

function requestOf(address: Parameters<typeof fetch>[0], init: RequestInit | undefined, prefix: string) {
  const { pathname, searchParams, search } = new URL(
    String(address instanceof Request ? address.url : address),
  );
  const headers = new Headers(init?.headers);
  const sent = keyHeaders.map((name) => headers.get(name) ?? '');
  const method = init?.method ?? 'GET';
  return {
    key: [method, pathname, search, ...sent, bodyText(init?.body)].join(' '),
    path: pathname.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : '',
    query: searchParams,
  };
}

/** A picture is the same if it is as long. */
function bodyText(body: RequestInit['body']): string {
  if (body instanceof FormData)
    return [...body.entries()]
      .map(([name, value]) => `${name}=${typeof value === 'string' ? value : String(value.size)}`)
      .join('&');
  return typeof body === 'string' ? body : '';
}

/** One way in which a lender’s replies are untrue, derived from the declaration of an endpoint. */
export interface Lie {
  readonly path: string;
  /** A field, `data.list[].amount`; `reply` for the whole. */
  readonly place: string;
  /** `one unit more`, `swapped` … */
  readonly kind: string;
  /** The lie about a run: `stale` is of what its record has. */
  readonly changeIn: (record: RunRecord) => Change;
}
