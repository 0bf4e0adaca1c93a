import { headerNames } from '@clearloan/api-client/declare';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { lockBorrower } from '../context/lock-borrower';
import { businessMoment } from '../context/clock';
import { transaction } from '../database/connection';
import { limits, readRaw } from './body-parsers';
import { arrivalOf, demandLogin, refuseForeignCallers } from './caller';
import { apiHeaders } from './headers';
import { answerOnce } from './idempotency';
import { keyOf, type Limiter } from './limits';
import { Overloaded, Refused } from '../context/refusal';
import { refusalReply, success, type Reply } from './reply';
import type { Call, DecodedCall } from '../context/define-handler';
import type { Translate } from '../context/product-names';
import type { Caller } from '../context/request-context';
import type { UploadDoor } from './upload-door';
import type { WriteGate } from './write-gate';

/** What limits the calls of one lender process. */
interface Gates {
  readonly limit: Limiter | undefined;
  readonly throughDoor: UploadDoor;
  readonly inTurn: WriteGate;
}

/** Registers a contract endpoint under the prefix: method, path, and the steps from request to envelope. */
export function addCall(server: FastifyInstance, prefix: string, call: Call, gates: Gates): void {
  server.route({
    method: call.endpoint.style === 'GET' ? 'GET' : 'POST',
    url: prefix + call.endpoint.path,
    bodyLimit: call.endpoint.style === 'PF' ? limits.formBytes : limits.bodyBytes,
    handler: async (request, reply) => {
      reply.headers(apiHeaders).headers(call.headers).header(headerNames.requestId, request.id);
      refuseForeignCallers(request, call.endpoint.public);
      const caller = await arrivalOf(request, call.endpoint);
      reply.header(headerNames.businessTime, caller.now.toISOString());
      try {
        return await send(reply, await answerOf(call, request, caller, gates));
      } catch (error) {
        if (error instanceof Refused) return sendRefusal(reply, error, caller.t);
        throw error;
      }
    },
  });
}

async function answerOf(
  call: Call,
  request: FastifyRequest,
  caller: Caller,
  { limit, throughDoor, inTurn }: Gates,
) {
  demandLogin(caller, call.endpoint.public);
  await limit?.(request, call.endpoint, caller);
  const work = async () => {
    const decoded = call.read(await readRaw(request, call.endpoint));
    return answerPrepared(call, decoded, request, caller, inTurn);
  };
  if (call.endpoint.style !== 'PU') return work();
  const bytes = Number(request.headers['content-length'] ?? NaN);
  return throughDoor(caller.borrower?.borrowerId ?? caller.networks[0].name, bytes, work);
}

async function answerPrepared(
  call: Call,
  decoded: DecodedCall,
  request: FastifyRequest,
  caller: Caller,
  inTurn: WriteGate,
) {
  const release = await decoded.prepare?.(caller);
  try {
    if (!call.isLocked || caller.borrower === undefined)
      return await answerDecoded(call, decoded, request, caller);
    const key = call.endpoint.idempotent ? keyOf(request) : undefined;
    const name = key && `${call.endpoint.path} ${key}`;
    return await inTurn(caller.borrower.borrowerId, name, () =>
      answerDecoded(call, decoded, request, caller),
    );
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

/** Sends a rejection. The app sends an overloaded lender the same call again after the time in the header. */
export function sendRefusal(reply: FastifyReply, refused: Refused, t: Translate): FastifyReply {
  if (refused instanceof Overloaded) reply.header(headerNames.retryAfter, String(refused.details.retryAfter));
  return send(reply, refusalReply(refused, t));
}

/** Sends an envelope as JSON. */
export function send(reply: FastifyReply, answer: Reply): FastifyReply {
  reply.answerCode = answer.code;
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(answer));
}
