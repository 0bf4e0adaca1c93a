import { headerNames } from '@clearloan/api-client/declare';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { lockBorrower } from '../context/lock-borrower';
import { businessMoment } from '../context/clock';
import { transaction } from '../database/connection';
import { readRaw } from './body-parsers';
import { arrivalOf, demandLogin, refuseForeignCallers } from './caller';
import { apiHeaders } from './headers';
import { answerOnce } from './idempotency';
import { keyOf, type Limiter } from './limits';
import { Refused } from '../context/refusal';
import { refusalReply, success, type Reply } from './reply';
import type { Call, DecodedCall } from '../context/define-handler';
import type { Caller } from '../context/request-context';
import type { UploadDoor } from './upload-door';

/** Registers a contract endpoint under the prefix: method, path, and the steps from request to envelope. */
export function addCall(
  server: FastifyInstance,
  prefix: string,
  call: Call,
  limit: Limiter | undefined,
  throughDoor: UploadDoor,
): void {
  server.route({
    method: call.endpoint.style === 'GET' ? 'GET' : 'POST',
    url: prefix + call.endpoint.path,
    handler: async (request, reply) => {
      reply.headers(apiHeaders).headers(call.headers).header(headerNames.requestId, request.id);
      refuseForeignCallers(request, call.endpoint.public);
      const caller = await arrivalOf(request, call.endpoint);
      reply.header(headerNames.businessTime, caller.now.toISOString());
      const answer = await answerOrRefusal(call, request, caller, limit, throughDoor);
      return send(reply, answer);
    },
  });
}

async function answerOrRefusal(
  call: Call,
  request: FastifyRequest,
  caller: Caller,
  limit: Limiter | undefined,
  throughDoor: UploadDoor,
) {
  try {
    demandLogin(caller, call.endpoint.public);
    await limit?.(request, call.endpoint, caller);
    const work = async () => {
      const decoded = call.read(await readRaw(request, call.endpoint));
      return answerOf(call, decoded, request, caller);
    };
    if (call.endpoint.style !== 'PU') return await work();
    const bytes = Number(request.headers['content-length'] ?? NaN);
    return await throughDoor(caller.borrower?.borrowerId ?? caller.networks[0].name, bytes, work);
  } catch (error) {
    if (error instanceof Refused) return refusalReply(error, caller.t);
    throw error;
  }
}

async function answerOf(call: Call, decoded: DecodedCall, request: FastifyRequest, caller: Caller) {
  const release = await decoded.prepare?.(caller);
  try {
    return await answerDecoded(call, decoded, request, caller);
  } finally {
    await release?.();
  }
}

async function answerDecoded(call: Call, decoded: DecodedCall, request: FastifyRequest, caller: Caller) {
  const { borrower, session } = caller;
  const answer = async (who: Caller) => success(await decoded.answer(who));
  if (!call.isLocked || borrower === undefined || session === undefined) return answer(caller);
  const lock = async (): Promise<Caller> => ({
    ...caller,
    borrower: await lockBorrower({ borrower, session }),
    ...(await businessMoment()),
  });
  if (!call.endpoint.idempotent) return transaction(async () => answer(await lock()));
  const { borrowerId } = borrower;
  const { path } = call.endpoint;
  const key = keyOf(request);
  const once = { borrowerId, path, request: decoded.request, key };
  return answerOnce(once, lock, answer, (refused) => refusalReply(refused, caller.t));
}

/** Sends an envelope as JSON. */
export function send(reply: FastifyReply, answer: Reply): FastifyReply {
  reply.answerCode = answer.code;
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(answer));
}
