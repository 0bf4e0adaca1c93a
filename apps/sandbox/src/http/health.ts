import type { FastifyInstance, FastifyReply } from 'fastify';
import { apiHeaders } from './headers';

/** How a lender is. */
export interface Health {
  /** Whether the database answers and takes writes. */
  readonly isReady: () => Promise<boolean>;
  /** Whether this lender is about to end and wants no new calls. */
  readonly isDraining: () => boolean;
}

/**
 * `/livez`: the process answers; a supervisor restarts it when it does not. `/readyz`: it can do its work; a proxy sends
 * calls elsewhere when it cannot. `/healthz` is the older name of the second.
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
