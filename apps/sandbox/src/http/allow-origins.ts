import cors from '@fastify/cors';
import { headerNames } from '@clearloan/api-client/declare';
import type { FastifyInstance } from 'fastify';

/** How long a browser may keep a preflight's answer, in seconds: the longest that Chromium keeps one. */
const preflightSeconds = 7_200;

/**
 * Lets pages of the origins in `server.appOrigins` call from their browsers; without any, no reply has a header of CORS.
 * An origin is compared letter by letter. Cookies are never allowed: a session is in the address, and nothing else says who calls.
 */
export async function allowOrigins(server: FastifyInstance, prefix: string): Promise<void> {
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
