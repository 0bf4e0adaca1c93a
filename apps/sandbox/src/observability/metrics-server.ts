import { createHash, timingSafeEqual } from 'node:crypto';
import fastify from 'fastify';
import type { MetricsSettings } from '../configuration/observability';
import type { Metrics } from './metrics';

/** Serves `/metrics` on the operator's own port: the port of borrowers never answers for it. @returns what ends it, and where it is */
export async function startMetricsServer(
  { port, host, token }: MetricsSettings,
  metrics: Metrics,
): Promise<{ readonly address: string; readonly stop: () => Promise<void> }> {
  const server = fastify({ logger: false });
  server.get('/metrics', async (request, reply) => {
    if (token !== undefined && !isSame(request.headers.authorization ?? '', `Bearer ${token}`))
      return reply.status(401).header('WWW-Authenticate', 'Bearer').send();
    return reply.type(metrics.contentType).send(await metrics.text());
  });
  try {
    const address = await server.listen({ port, host });
    return { address, stop: () => server.close() };
  } catch (cause) {
    throw new Error(`METRICS_PORT: the lender cannot listen on ${host}:${String(port)}.`, { cause });
  }
}

const hashOf = (text: string) => createHash('sha256').update(text).digest();
const isSame = (given: string, wanted: string) => timingSafeEqual(hashOf(given), hashOf(wanted));
