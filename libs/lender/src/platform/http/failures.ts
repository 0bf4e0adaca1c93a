import { codes, headerNames } from '@clearloan/api-client/declare';
import { msg } from '@lingui/core/macro';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Log } from './access-log';
import { isUnwritable } from '../database/connection';
import { isOutOfConnections } from '../database/pools';
import { send, sendRefusal } from './call-route';
import { translatorFor } from './caller';
import { apiHeaders, everyReply } from './headers';
import { BadCall, Overloaded, Refused, unwritable } from '../context/refusal';

const serverFailed = 500;
const unavailable = 503;

/** Responds to everything except business rejections with an HTTP status and a fixed message: no stack trace, no error text. */
export function answerFailures(server: FastifyInstance, prefix: string, log: Log): void {
  const logFailure = ({ id: requestId, routeOptions: { url } }: FastifyRequest, error: Error) => {
    log({ requestId, path: url ?? '(unknown)', error: describe(error) });
  };
  server.setErrorHandler((thrown: FastifyError | BadCall | Refused, request, reply) => {
    const t = translatorFor(request);
    const isReadOnly = isUnwritable(thrown);
    if (isReadOnly) logFailure(request, thrown);
    const error = isReadOnly ? unwritable() : isOutOfConnections(thrown) ? new Overloaded() : thrown;
    // Another system repeats its report after an error status only.
    if (error instanceof Overloaded && !isCall(request, prefix)) reply.status(unavailable);
    if (error instanceof Refused) return sendRefusal(reply.headers(apiHeaders), error, t);
    if (error instanceof BadCall) return fail(request, reply, error.status, error.code, t(error.sentence));
    const status = 'statusCode' in error ? (error.statusCode ?? serverFailed) : serverFailed;
    if (status >= 400 && status < serverFailed) {
      return fail(request, reply, status, codes.badInput, t(msg`We couldn’t read what was sent. Try again.`));
    }
    logFailure(request, error);
    return fail(
      request,
      reply,
      serverFailed,
      serverFailed,
      t(msg`Something went wrong on our side. Try again.`),
    );
  });
}

const isCall = ({ routeOptions: { url } }: FastifyRequest, prefix: string) =>
  url?.startsWith(`${prefix}/`) === true;

/** Responds to an unknown API path. */
export const answerUnknownCall = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  fail(request, reply, 404, codes.notFound, translatorFor(request)(msg`This request doesn’t exist.`));

/** Responds to a malformed URL (`/%zz`). Such requests reach no hook, so headers and log line are created here. */
export const answerBadAddress =
  (log: Log) =>
  (_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    const event = 'unreadable call';
    log({ method: request.method, status: 400, event, requestId: request.id });
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
