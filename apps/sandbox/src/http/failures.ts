import { codes, headerNames } from '@clearloan/api-client/declare';
import { msg } from '@lingui/core/macro';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Log } from './access-log';
import { send } from './call-route';
import { translatorFor } from './caller';
import { apiHeaders, everyReply } from './headers';
import { BadCall, Refused } from '../context/refusal';
import { refusalReply } from './reply';

const serverFailed = 500;

/** Answers what is no business refusal with an HTTP status and a fixed sentence: no stack, no text of the error. */
export function answerFailures(server: FastifyInstance, log: Log): void {
  server.setErrorHandler((error: FastifyError | BadCall | Refused, request, reply) => {
    const t = translatorFor(request);
    if (error instanceof Refused) return send(reply.headers(apiHeaders), refusalReply(error, t));
    if (error instanceof BadCall) return fail(request, reply, error.status, error.code, t(error.sentence));
    const status = 'statusCode' in error ? (error.statusCode ?? serverFailed) : serverFailed;
    if (status >= 400 && status < serverFailed) {
      return fail(request, reply, status, codes.badInput, t(msg`We couldn’t read what was sent. Try again.`));
    }
    log({ requestId: request.id, path: request.routeOptions.url ?? '(unknown)', error: describe(error) });
    return fail(
      request,
      reply,
      serverFailed,
      serverFailed,
      t(msg`Something went wrong on our side. Try again.`),
    );
  });
}

/** Answers an address that is no call of ours. */
export const answerUnknownCall = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  fail(request, reply, 404, codes.notFound, translatorFor(request)(msg`This request doesn’t exist.`));

/** Answers an address that is no address (`/%zz`); it reaches no hook, so that headers and log line are made here. */
export const answerBadAddress =
  (log: Log) =>
  (_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    const event = 'unreadable call';
    log({ at: new Date().toISOString(), method: request.method, status: 400, event, requestId: request.id });
    const sentence = translatorFor(request)(msg`We couldn’t read what was sent. Try again.`);
    fail(request, reply.headers(everyReply), 400, codes.badInput, sentence);
  };

function fail(request: FastifyRequest, reply: FastifyReply, status: number, code: number, message: string) {
  reply.headers(apiHeaders).header(headerNames.requestId, request.id).status(status);
  return send(reply, { code, message, data: null });
}

/** For the operator: where it happened, not what the database was told (its text may hold a borrower's data). */
function describe(error: Error): Readonly<Record<string, unknown>> {
  const frames = error.stack?.split('\n').filter((line) => line.trimStart().startsWith('at ')) ?? [];
  const cause = error.cause instanceof Error ? { cause: describe(error.cause) } : {};
  const code = 'code' in error ? { code: error.code } : {};
  return { name: error.name, ...code, at: frames.slice(0, 6).map((line) => line.trim()), ...cause };
}
