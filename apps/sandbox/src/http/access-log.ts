import type { FastifyInstance } from 'fastify';
import { traceIdOf } from './trace-calls';
import { securityEventOf } from './security-events';

/** Where log lines go: one JSON object a line. */
export type Log = (line: Readonly<Record<string, unknown>>) => void;

export const logToOutput: Log = (line) => {
  process.stdout.write(`${JSON.stringify(line)}\n`);
};

/** What became of a call, for counting. */
interface AnsweredCall {
  /** The route's own path: no id and no query. */
  readonly route: string;
  readonly status: number;
  /** The envelope's code; null when there was none. */
  readonly code: number | null;
  readonly seconds: number;
}
export type CallObserver = (call: AnsweredCall) => void;

/**
 * One line a call: the route's own path, so that neither the query nor an id in the address is ever written.
 * What an operator has to watch for is named in `event`.
 */
export function logCalls(
  server: FastifyInstance,
  prefix: string,
  log: Log,
  observe: CallObserver = () => undefined,
): void {
  server.addHook('onResponse', (request, reply, done) => {
    const path = request.routeOptions.url ?? '(unknown)';
    const { statusCode: status, answerCode: code } = reply;
    log({
      at: new Date().toISOString(),
      method: request.method,
      path,
      status,
      code,
      event: securityEventOf(path.startsWith(prefix) ? path.slice(prefix.length) : path, status, code),
      ms: Math.round(reply.elapsedTime),
      requestId: request.id,
      traceId: traceIdOf(request),
    });
    observe({ route: path, status, code, seconds: reply.elapsedTime / 1000 });
    done();
  });
}
