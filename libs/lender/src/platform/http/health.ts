import type { FastifyInstance, FastifyReply } from 'fastify';
import type { FailedCheck } from '../database/readiness';
import { apiHeaders } from './headers';

/** The health of a lender. */
export interface Health {
  /** Which check of the database fails; undefined if it responds and accepts writes. */
  readonly failedCheck: () => Promise<FailedCheck | undefined>;
  /** Whether this lender is shutting down and rejects new requests. */
  readonly isDraining: () => boolean;
}

/**
 * `/livez`: the process responds; a supervisor restarts it otherwise. `/readyz`: it can serve requests; a proxy routes them
 * elsewhere otherwise, and `failed` names the check. `/healthz` is the older name of the second.
 */
export function addHealth(server: FastifyInstance, { failedCheck, isDraining }: Health): void {
  server.get('/livez', (_request, reply) => answer(reply, undefined));
  for (const path of ['/readyz', '/healthz']) {
    server.get(path, async (_request, reply) =>
      answer(reply, isDraining() ? 'draining' : await failedCheck()),
    );
  }
}

const answer = (reply: FastifyReply, failed: FailedCheck | 'draining' | undefined) =>
  reply
    .headers(apiHeaders)
    .status(failed === undefined ? 200 : 503)
    .send({ ok: failed === undefined, failed });
