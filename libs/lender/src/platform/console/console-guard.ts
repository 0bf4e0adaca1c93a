import { msg } from '@lingui/core/macro';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { apiHeaders } from '../http/headers';
import { isEqualInConstantTime } from '../context/equal-text';
import { BadCall } from '../context/refusal';
import { ConsoleRefusal } from './console-module';

const cookieName = 'clearloan_console';

const tokenQuery = v.object({ token: v.optional(v.string()) });

/**
 * Admits clients on this machine that have the token: in the link printed at startup, which sets a cookie, or as
 * `Authorization: Bearer`. The token keeps out strangers behind a proxy that sends no forwarding headers.
 */
export function guardConsole(server: FastifyInstance, token: string): void {
  const isValidToken = (given: string | undefined) =>
    given !== undefined && isEqualInConstantTime(given, token);
  server.addHook('onRequest', async (request, reply) => {
    reply.headers(apiHeaders);
    if (!isFromThisMachine(request)) {
      throw new BadCall(403, msg`The console is only for this machine.`);
    }
    if (isValidToken(bearerToken(request)) || isValidToken(consoleCookie(request))) return;
    if (isValidToken(tokenInLink(request))) return enterByLink(request, reply, token);
    reply.header('WWW-Authenticate', 'Bearer');
    throw new ConsoleRefusal(401, 'Open the link to the console that the lender printed at its start.');
  });
}

const bearerToken = ({ headers }: FastifyRequest) => /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];

const consoleCookie = ({ headers }: FastifyRequest) =>
  (headers.cookie ?? '')
    .split(/; */)
    .map((pair) => pair.split('='))
    .find(([name]) => name === cookieName)?.[1];

function tokenInLink({ method, query }: FastifyRequest): string | undefined {
  const parsed = v.safeParse(tokenQuery, query);
  return method === 'GET' && parsed.success ? parsed.output.token : undefined;
}

/** Redirects to the URL without the token, so that it is in no history and no bookmark. */
function enterByLink({ url }: FastifyRequest, reply: FastifyReply, token: string): FastifyReply {
  const [path = '/sandbox'] = url.split('?', 1);
  return reply
    .header('Set-Cookie', `${cookieName}=${token}; Path=/sandbox; HttpOnly; SameSite=Strict`)
    .redirect(path, 303);
}

const loopbackHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i;

/** Headers with which proxies, tunnels and CDNs mark forwarded requests. A browser sends none of them. */
const forwardingHeader =
  /^(?:via|forwarded|x-forwarded.*|x-original-.*|x-real-ip|(?:x-)?(?:cluster-)?client-ip|true-client-ip|fastly-.*|cf-.*|cdn-loop|x-envoy-.*|x-amzn-.*|x-azure-.*)$/i;

/**
 * Only loopback, not forwarded, and with a host name of this machine, which prevents DNS rebinding by a foreign page. It checks
 * the socket and the raw headers, because Fastify's values follow a trusted proxy.
 */
export function isFromThisMachine({ socket, raw }: FastifyRequest): boolean {
  const isLoopback = /^(?:::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '');
  const names = raw.rawHeaders.filter((_each, index) => index % 2 === 0);
  const hostValues = raw.rawHeaders.filter(
    (_each, index) => raw.rawHeaders[index - 1]?.toLowerCase() === 'host' && index % 2 === 1,
  );
  const [host = ''] = hostValues;
  return (
    isLoopback &&
    hostValues.length === 1 &&
    loopbackHost.test(host) &&
    !names.some((name) => forwardingHeader.test(name))
  );
}
