import { headerNames } from '@clearloan/api-client/declare';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readRaw } from './body-parsers';
import { arrivalOf, demandLogin, refuseForeignCallers } from './caller';
import { apiHeaders } from './headers';
import { once } from './idempotency';
import { keyOf, type Limiter } from './limits';
import { Refused } from './refusal';
import { refusalReply, success, type Reply } from './reply';
import type { Call, Caller, DecodedCall } from './serve';

/** Registers a declared call at the prefix: its method, its path, its way from request to envelope. */
export function addCall(
  server: FastifyInstance,
  prefix: string,
  call: Call,
  limit: Limiter | undefined,
): void {
  server.route({
    method: call.endpoint.style === 'GET' ? 'GET' : 'POST',
    url: prefix + call.endpoint.path,
    handler: async (request, reply) => {
      reply.headers(apiHeaders).headers(call.headers).header(headerNames.requestId, request.id);
      refuseForeignCallers(request, call.endpoint.public);
      const caller = await arrivalOf(request);
      reply.header(headerNames.businessTime, caller.now.toISOString());
      const answer = await answerOrRefusal(call, request, caller, limit);
      return send(reply, answer);
    },
  });
}

async function answerOrRefusal(
  call: Call,
  request: FastifyRequest,
  caller: Caller,
  limit: Limiter | undefined,
) {
  try {
    demandLogin(caller, call.endpoint.public);
    await limit?.(request, call.endpoint, caller);
    const decoded = call.read(await readRaw(request, call.endpoint.style));
    return await answerOf(call, decoded, request, caller);
  } catch (error) {
    if (error instanceof Refused) return refusalReply(error, caller.say);
    throw error;
  }
}

async function answerOf({ endpoint }: Call, decoded: DecodedCall, request: FastifyRequest, caller: Caller) {
  const work = async () => success(await decoded.answer(caller));
  if (!endpoint.idempotent || caller.borrower === undefined) return work();
  return once(
    {
      borrowerId: caller.borrower.borrowerId,
      path: endpoint.path,
      request: decoded.request,
      key: keyOf(request),
    },
    work,
    (refused) => refusalReply(refused, caller.say),
  );
}

/** Sends an envelope as JSON. */
export function send(reply: FastifyReply, answer: Reply): FastifyReply {
  reply.answerCode = answer.code;
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(answer));
}
