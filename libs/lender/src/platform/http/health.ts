import type { FastifyInstance, FastifyReply } from 'fastify';
import { apiHeaders } from './headers';

/** The health of a lender. */
export interface Health {
  /** Whether the database responds and accepts writes. */
  readonly isReady: () => Promise<boolean>;
  /** Whether this lender is shutting down and rejects new requests. */
  readonly isDraining: () => boolean;
}

/**
 * `/livez`: the process responds; a supervisor restarts it otherwise. `/readyz`: it can serve requests; a proxy routes them
 * elsewhere otherwise. `/healthz` is the older name of the second.
 */
export function addHealth(server: FastifyInstance, { isReady, isDraining }: Health): void {
  server.get('/livez', (_request, reply) => answer(reply, true));
  for (const path of ['/readyz', '/healthz']) {
    server.get(path, async (_request, reply) => answer(reply, !isDraining() && (await isReady())));
  }
}

const answer = (reply: FastifyReply, isWell: boolean) =>
  reply
    .headers(apiHeaders)
    .status(isWell ? 200 : 503)
    .send({ ok: isWell });
