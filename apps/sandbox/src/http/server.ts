import { randomUUID } from 'node:crypto';
import fastify, { type FastifyInstance } from 'fastify';
import type { Dressing } from '../brand/dress';
import { logCalls, type CallObserver, type Log } from './access-log';
import { addBodyParsers, limits, parseQuery } from './body-parsers';
import { addCall } from './call-route';
import { answerBadAddress, answerFailures, answerUnknownCall } from './failures';
import { everyReply } from './headers';
import { addHealth, type Health } from './health';
import { createLimiter } from './limits';
import type { Call } from '../context/define-handler';
import { addShell, readableUrl } from './shell-files';
import { traceCalls } from './trace-calls';
import { createUploadDoor } from './upload-door';
import type { Socket } from 'node:net';
import cors from '@fastify/cors';
import { headerNames } from '@clearloan/api-client/declare';

declare module 'fastify' {
  interface FastifyReply {
    /** The envelope's code, for the log. */
    answerCode: number | null;
  }
  interface FastifyInstance {
    /** Origins of pages, other than the server's own, that may call; see APP_ORIGINS in README.md. */
    appOrigins: readonly string[];
  }
}

export interface ServerSettings {
  /** What every call's path begins with, `/api`. */
  readonly prefix: string;
  readonly calls: readonly Call[];
  /** The built shell to serve beside the calls. */
  readonly staticDir: string;
  readonly isLimited: boolean;
  /** Origins of pages, other than this server's own, that may call. */
  readonly appOrigins?: readonly string[];
  /** Addresses of proxies whose word for a caller's address is taken; none when there is no proxy. */
  readonly trustedProxies?: string | undefined;
  /** The brand that the shell's files are dressed in; as they were built when absent. */
  readonly dressing?: Dressing | undefined;
  readonly log: Log;
  /** Is told of each call that was answered. */
  readonly observe?: CallObserver;
  readonly health: Health;
  /** Further routes: the console, served pictures. */
  readonly addRoutes?: (server: FastifyInstance) => Promise<void>;
}

/** A caller that sends its request drop by drop must not hold a connection for ever. */
const slowestRequestMs = 60_000;

/** Builds the whole HTTP server; it listens to nothing yet. */
export async function createServer(settings: ServerSettings): Promise<FastifyInstance> {
  const server = fastify({
    logger: false,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: settings.trustedProxies ?? false,
    bodyLimit: limits.bodyBytes,
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
  await allowOrigins(server, settings.prefix);
  await addBodyParsers(server);
  logCalls(server, settings.prefix, settings.log, settings.observe);
  answerFailures(server, settings.log);
  const limit = settings.isLimited ? await createLimiter(server) : undefined;
  const throughDoor = createUploadDoor();
  for (const call of settings.calls) addCall(server, settings.prefix, call, limit, throughDoor);
  server.all(`${settings.prefix}/*`, answerUnknownCall);
  addHealth(server, settings.health);
  await settings.addRoutes?.(server);
  await addShell(server, settings.staticDir, settings.dressing);
  return server;
}

const statuses: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** A caller that does not take its answer holds the connection no longer. */
const patienceMs = 2000;

/**
 * Answers what does not become a request: an address beyond all limits, one that comes too slowly, noise. The answer goes out to
 * its end and says that the connection is closed: otherwise it may be lost with it, or the caller's next call on it.
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

/** How long a browser may keep a preflight's answer, in seconds: the longest that Chromium keeps one. */
const preflightSeconds = 7_200;

/**
 * Lets pages of the origins in `server.appOrigins` call from their browsers; without any, no reply has a header of CORS.
 * An origin is compared letter by letter. Cookies are never allowed: a session is in the address, and nothing else says who calls.
 */
async function allowOrigins(server: FastifyInstance, prefix: string): Promise<void> {
  const { appOrigins } = server;
  if (appOrigins.length === 0) return;
  const forCalls = {
    origin: [...appOrigins],
    methods: ['GET', 'POST'],
    exposedHeaders: [headerNames.businessTime, headerNames.requestId],
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
