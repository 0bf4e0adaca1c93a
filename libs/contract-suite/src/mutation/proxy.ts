import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isSuccess } from '@clearloan/api-client/declare';
import * as v from 'valibot';

/** A request on its way to the lender; a mutation may change it. */
export interface ProxiedRequest {
  readonly method: string;
  /** Without the API prefix and the query. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Record<string, string>;
  body: Buffer;
}

/** The lender's response; a mutation may change it. */
export interface ProxiedReply {
  status: number;
  headers: Record<string, string>;
  /** The envelope; undefined if the response is not JSON. */
  json: Envelope | undefined;
  /** Sent instead of the envelope. */
  bytes?: Buffer;
}

export interface Envelope {
  code: unknown;
  message: unknown;
  data: unknown;
}

/** One mutation: a way in which a lender is wrong. */
export interface Mutation {
  /** The wrong behaviour in plain words: "the amounts of a loan's page are a hundred times as high". */
  readonly name: string;
  /** The endpoint, or a part of the paths; all endpoints if absent. */
  readonly path?: string;
  /** The wrong endpoint, if the mutation also has to see other requests. */
  readonly reportedPath?: string;
  /** Called once per run, so that a mutation may have state. */
  readonly make: () => Mutator;
}

export interface Mutator {
  readonly onRequest?: (request: ProxiedRequest, lender: Upstream) => Promise<void> | void;
  /** Responds instead of the lender. */
  readonly replyInstead?: (request: ProxiedRequest) => ProxiedReply | undefined;
  readonly onReply?: (
    answer: ProxiedReply,
    request: ProxiedRequest,
    lender: Upstream,
  ) => Promise<void> | void;
}

/** The real lender behind the mutation. */
export interface Upstream {
  readonly call: (request: ProxiedRequest) => Promise<ProxiedReply>;
  readonly address: string;
}

/** A mutated lender: the one at `address` behind a proxy. The console and pictures are passed unchanged. */
export async function startMutatingProxy(
  address: string,
  prefix: string,
  mutations: readonly Mutation[],
): Promise<{ readonly address: string; readonly stop: () => void }> {
  const mutators = mutations.map(({ path, make }) => ({ path, mutator: make() }));
  const call = (request: ProxiedRequest) => forward(address, prefix, request);
  const server = createServer((incoming, response) => {
    read(incoming)
      .then(async (body) => {
        const request = proxiedRequestOf(incoming, prefix, body);
        if (request === undefined) return pipe(address, incoming, body);
        const own = mutators
          .filter(({ path }) => path === undefined || path === request.path)
          .map(({ mutator }) => mutator);
        for (const { onRequest } of own) await onRequest?.(request, { call, address });
        const instead = own.flatMap((mutator) => mutator.replyInstead?.(request) ?? [])[0];
        const answer = instead ?? (await call(request));
        for (const mutator of own) await mutator.onReply?.(answer, request, { call, address });
        return { status: answer.status, headers: answer.headers, bytes: bytesOf(answer) };
      })
      .then(
        ({ status, headers, bytes }) => {
          const {
            'content-length': _length,
            'content-encoding': _encoding,
            connection: _connection,
            'transfer-encoding': _transfer,
            ...kept
          } = headers;
          response.writeHead(status, { ...kept, 'content-length': bytes.length }).end(bytes);
        },
        () => response.destroy(),
      );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { address: addressOf(server), stop: () => server.close() };
}

const bytesOf = ({ bytes, json }: ProxiedReply): Buffer => bytes ?? Buffer.from(JSON.stringify(json ?? null));

const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

async function read(incoming: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of incoming) parts.push(Buffer.from(part as Uint8Array));
  return Buffer.concat(parts);
}

function proxiedRequestOf(
  { method = 'GET', url = '/', headers }: IncomingMessage,
  prefix: string,
  body: Buffer,
): ProxiedRequest | undefined {
  const { pathname, searchParams } = new URL(url, 'http://lender');
  if (!pathname.startsWith(`${prefix}/`)) return undefined;
  return {
    method,
    path: pathname.slice(prefix.length),
    query: searchParams,
    headers: textsOf(headers),
    body,
  };
}

function textsOf(headers: IncomingMessage['headers']): Record<string, string> {
  const { host: _host, connection: _connection, 'content-length': _length, ...kept } = headers;
  return Object.fromEntries(Object.entries(kept).map(([name, value]) => [name, String(value)]));
}

async function forward(
  address: string,
  prefix: string,
  { method, path, query, headers, body }: ProxiedRequest,
): Promise<ProxiedReply> {
  const reply = await fetch(`${address}${prefix}${path}?${query.toString()}`, {
    method,
    headers,
    ...(method === 'GET' ? {} : { body: new Uint8Array(body) }),
  });
  const bytes = Buffer.from(await reply.arrayBuffer());
  const isJson = reply.headers.get('content-type')?.startsWith('application/json') ?? false;
  const about = { status: reply.status, headers: Object.fromEntries(reply.headers) };
  return isJson ? { ...about, json: envelopeIn(bytes) } : { ...about, json: undefined, bytes };
}

const envelopeSchema = v.looseObject({ code: v.unknown(), message: v.unknown(), data: v.unknown() });
export const envelopeIn = (bytes: Buffer): Envelope =>
  v.parse(envelopeSchema, JSON.parse(bytes.toString('utf8')));

async function pipe(address: string, { method = 'GET', url = '/', headers }: IncomingMessage, body: Buffer) {
  const reply = await fetch(address + url, {
    method,
    headers: textsOf(headers),
    ...(method === 'GET' ? {} : { body: new Uint8Array(body) }),
  });
  return {
    status: reply.status,
    headers: Object.fromEntries(reply.headers),
    bytes: Buffer.from(await reply.arrayBuffer()),
  };
}

/** Whether the request succeeded. */
export const isSuccessReply = ({ status, json }: ProxiedReply): boolean =>
  status === 200 && isSuccess(json?.code);

/** The endpoint that a mutation is about; undefined if it is about all. */
export const mutatedPath = ({ path, reportedPath }: Mutation): string | undefined => reportedPath ?? path;
