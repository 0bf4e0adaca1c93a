import type { FastifyInstance } from 'fastify';
import { traceIdOf } from './trace-calls';
import { securityEventOf } from './security-events';

/** The log sink: one JSON object per line. */
export type Log = (line: Readonly<Record<string, unknown>>) => void;

export const logToOutput: Log = (line) => {
  process.stdout.write(`${JSON.stringify(line)}\n`);
};

/** The outcome of a request, for metrics. */
interface AnsweredCall {
  /** The route pattern, without ids and query. */
  readonly route: string;
  readonly status: number;
  /** The code in the envelope; null if there was none. */
  readonly code: number | null;
  readonly seconds: number;
}
export type CallObserver = (call: AnsweredCall) => void;

/**
 * Logs one line per request with the route pattern, so that neither the query nor an id in the path is ever logged. `event`
 * names what an operator has to monitor.
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
