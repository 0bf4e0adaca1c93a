import type { FastifyRequest } from 'fastify';

/**
 * Only loopback, passed on by nobody, and only under a name of this machine: a foreign page must not reach it through
 * a name that it made to point here.
 */
export function isFromThisMachine({ socket, headers, hostname }: FastifyRequest): boolean {
  const isLoopback = /^(?:::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '');
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  return isLoopback && !isForwarded && /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
}
