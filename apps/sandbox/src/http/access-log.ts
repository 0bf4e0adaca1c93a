import type { FastifyInstance } from 'fastify';

/** Where log lines go: one JSON object a line. */
export type Log = (line: Readonly<Record<string, unknown>>) => void;

export const logToOutput: Log = (line) => {
  process.stdout.write(`${JSON.stringify(line)}\n`);
};

/** One line a call: the route's own path, so that neither the query nor an id in the address is ever written. */
export function logCalls(server: FastifyInstance, log: Log): void {
  server.addHook('onResponse', (request, reply, done) => {
    log({
      at: new Date().toISOString(),
      method: request.method,
      path: request.routeOptions.url ?? '(unknown)',
      status: reply.statusCode,
      code: reply.answerCode,
      ms: Math.round(reply.elapsedTime),
      requestId: request.id,
    });
    done();
  });
}
