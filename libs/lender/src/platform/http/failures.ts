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

/** Responds to everything except business rejections with an HTTP status and a fixed message: no stack trace, no error text. */
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

/** Responds to an unknown API path. */
export const answerUnknownCall = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  fail(request, reply, 404, codes.notFound, translatorFor(request)(msg`This request doesn’t exist.`));

/** Responds to a malformed URL (`/%zz`). Such requests reach no hook, so headers and log line are created here. */
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

/** Logs where the error happened, but not the statement, whose text may contain a borrower's data. */
function describe(error: Error): Readonly<Record<string, unknown>> {
  const frames = error.stack?.split('\n').filter((line) => line.trimStart().startsWith('at ')) ?? [];
  const cause = error.cause instanceof Error ? { cause: describe(error.cause) } : {};
  const code = 'code' in error ? { code: error.code } : {};
  return { name: error.name, ...code, at: frames.slice(0, 6).map((line) => line.trim()), ...cause };
}
