import { randomUUID } from 'node:crypto';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Branding } from '../brand/branding';
import { logCalls, type CallObserver, type Log } from './access-log';
import { addBodyParsers, limits, parseQuery } from './body-parsers';
import { addCall } from './call-route';
import { answerBadAddress, answerFailures, answerUnknownCall } from './failures';
import { everyReply } from './headers';
import { addHealth, type Health } from './health';
import { createLimiter } from './limits';
import type { Call } from '../context/define-handler';
import { addShell, readableUrl } from './shell-files';
import { runAs, type Lender } from '../lender/lender';
import { traceCalls } from './trace-calls';
import { createUploadDoor } from './upload-door';
import { createWriteGate } from './write-gate';
import type { Socket } from 'node:net';
import cors from '@fastify/cors';
import { headerNames } from '@clearloan/api-client/declare';

declare module 'fastify' {
  interface FastifyReply {
    /** The envelope's code, for the log. */
    answerCode: number | null;
  }
  interface FastifyInstance {
    /** Allowed CORS origins; see APP_ORIGINS in README.md. */
    appOrigins: readonly string[];
  }
}

export interface ServerSettings {
  /** Prefix of every API path, `/api`. */
  readonly prefix: string;
  readonly calls: readonly Call[];
  /** Folder of the built shell to serve. */
  readonly staticDir: string;
  readonly isLimited: boolean;
  /** Allowed CORS origins besides this server's own. */
  readonly appOrigins?: readonly string[];
  /** Addresses of proxies that are trusted to report the client's address. */
  readonly trustedProxies?: string | undefined;
  /** The brand to apply to the shell's files; unchanged if absent. */
  readonly branding?: Branding | undefined;
  readonly log: Log;
  /** The lender whose requests it answers. */
  readonly lender: Lender;
  /** Called after each response. */
  readonly observe?: CallObserver;
  readonly health: Health;
  /** Additional routes: the console, stored pictures. */
  readonly addRoutes?: (server: FastifyInstance) => Promise<void>;
}

/** A slow request must not hold a connection indefinitely. */
const slowestRequestMs = 60_000;

/** Builds the HTTP server without listening. */
export async function createServer(settings: ServerSettings): Promise<FastifyInstance> {
  const server = fastify({
    logger: false,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: settings.trustedProxies ?? false,
    bodyLimit: limits.bodyBytes,
    // A call that still arrives gets its reply, and the connection closes after it.
    return503OnClosing: false,
    requestTimeout: slowestRequestMs,
    clientErrorHandler: refuseConnection,
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
    frameworkErrors: answerBadAddress(settings.log),
    routerOptions: { querystringParser: parseQuery, maxParamLength: 64 },
  });
  server.decorateReply('answerCode', null);
  server.decorate('appOrigins', settings.appOrigins ?? []);
  server.addHook('onRequest', (_request, reply, done) => {
    reply.headers(everyReply);
    done();
  });
  traceCalls(server);
  answerAs(server, settings.lender);
  await allowOrigins(server, settings.prefix);
  await addBodyParsers(server);
  logCalls(server, settings.prefix, settings.log, settings.observe);
  answerFailures(server, settings.prefix, settings.log);
  const limit = settings.isLimited ? await createLimiter(server) : undefined;
  const gates = { limit, throughDoor: createUploadDoor(), inTurn: createWriteGate(settings.isLimited) };
  for (const call of settings.calls) addCall(server, settings.prefix, call, gates);
  server.all(`${settings.prefix}/*`, answerUnknownCall);
  addHealth(server, settings.health);
  await settings.addRoutes?.(server);
  await addShell(server, settings.staticDir, settings.branding);
  return server;
}

/** Runs each request as the lender. Parsing the body runs outside of the first hook's context. */
function answerAs(server: FastifyInstance, lender: Lender): void {
  const answer = (_request: FastifyRequest, _reply: FastifyReply, done: () => void) => {
    runAs(lender, done);
  };
  server.addHook('onRequest', answer).addHook('preHandler', answer);
}

const statuses: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** How long a client may take to read its response before the connection is closed. */
const patienceMs = 2000;

/**
 * Responds to malformed connections: a URL over all limits, a request that arrives too slowly, noise. The response is sent
 * completely and announces that the connection closes; otherwise it could be lost, as could the client's next request on that
 * connection.
 */
function refuseConnection({ code }: { readonly code?: string }, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = statuses[code ?? ''] ?? '400 Bad Request';
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  socket.setTimeout(patienceMs, () => socket.destroy());
}

/** How long a browser may cache a preflight response, in seconds. This is Chromium's maximum. */
const preflightSeconds = 7_200;

/**
 * Enables CORS for the origins in `server.appOrigins`; without any, no response has a CORS header. Origins are compared
 * exactly. Cookies are never allowed: the session is in the address, and nothing else identifies the caller.
 */
async function allowOrigins(server: FastifyInstance, prefix: string): Promise<void> {
  const { appOrigins } = server;
  if (appOrigins.length === 0) return;
  const forCalls = {
    origin: [...appOrigins],
    methods: ['GET', 'POST'],
    exposedHeaders: [headerNames.businessTime, headerNames.requestId, headerNames.retryAfter],
    maxAge: preflightSeconds,
    credentials: false,
  };
  const isForApp = (url: string) => url.startsWith(`${prefix}/`) || url === '/csp-reports';
  await server.register(cors, {
    delegator: (request, decide) => {
      decide(null, isForApp(request.url) ? forCalls : { origin: false });
    },
  });
}
