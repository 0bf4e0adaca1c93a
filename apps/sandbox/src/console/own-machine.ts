import type { FastifyRequest } from 'fastify';

const ownName = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i;

/** Headers by which proxies, tunnels and content networks say that they pass a call on. A browser sends none of them. */
const passedOn =
  /^(?:via|forwarded|x-forwarded.*|x-original-.*|x-real-ip|(?:x-)?(?:cluster-)?client-ip|true-client-ip|fastly-.*|cf-.*|cdn-loop|x-envoy-.*|x-amzn-.*|x-azure-.*)$/i;

/**
 * Only loopback, passed on by nobody, and only under a name of this machine: a foreign page must not reach it through a name
 * that it made to point here. It looks at the socket and at the headers as they came, for what Fastify makes of them follows
 * the word of a trusted proxy.
 */
export function isFromThisMachine({ socket, raw }: FastifyRequest): boolean {
  const isLoopback = /^(?:::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '');
  const names = raw.rawHeaders.filter((_each, index) => index % 2 === 0);
  const hosts = raw.rawHeaders.filter(
    (_each, index) => raw.rawHeaders[index - 1]?.toLowerCase() === 'host' && index % 2 === 1,
  );
  const [host = ''] = hosts;
  return isLoopback && hosts.length === 1 && ownName.test(host) && !names.some((name) => passedOn.test(name));
}
