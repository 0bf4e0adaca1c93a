import { AsyncLocalStorage } from 'node:async_hooks';
import {
  context,
  isSpanContextValid,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Span,
} from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';

interface Traced {
  readonly span: Span;
  readonly spanContext: Context;
}

const tracedRequests = new WeakMap<FastifyRequest, Traced>();
const nextTraceId = new AsyncLocalStorage<string>();

/** The id for the trace being started: the request's id, which the app shows and the log contains. */
export const wantedTraceId = (): string | undefined => nextTraceId.getStore();

/** The trace id of a request, the caller's if it sent one; undefined while tracing is off and the caller sent none. */
export const traceIdOf = (request: FastifyRequest): string | undefined => {
  const current = tracedRequests.get(request)?.span.spanContext();
  // A span that has ended no longer records, and a response is logged after its span has ended.
  return current !== undefined && isSpanContextValid(current) ? current.traceId : undefined;
};

/** Creates a span per request: within the caller's trace if it sends a `traceparent`, else in a new trace. */
export function traceCalls(server: FastifyInstance): void {
  server.addHook('onRequest', (request, _reply, done) => {
    const parent = parentOf(request.headers['traceparent']);
    const tracer = trace.getTracer('clearloan');
    const span = nextTraceId.run(request.id.replaceAll('-', ''), () =>
      tracer.startSpan(request.method, { kind: SpanKind.SERVER }, parent ?? ROOT_CONTEXT),
    );
    const around = trace.setSpan(parent ?? ROOT_CONTEXT, span);
    tracedRequests.set(request, { span, spanContext: around });
    context.with(around, done);
  });
  // Parsing the body runs outside the span's context, so it is restored here.
  server.addHook('preHandler', (request, _reply, done) => {
    context.with(tracedRequests.get(request)?.spanContext ?? ROOT_CONTEXT, done);
  });
  server.addHook('onResponse', (request, reply, done) => {
    const span = tracedRequests.get(request)?.span;
    const route = request.routeOptions.url ?? '(unknown)';
    span?.updateName(`${request.method} ${route}`);
    span?.setAttributes({
      'http.request.method': request.method,
      'http.route': route,
      'http.response.status_code': reply.statusCode,
      'clearloan.request_id': request.id,
      ...(reply.answerCode === null ? {} : { 'clearloan.code': reply.answerCode }),
    });
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
    done();
  });
}

const traceparentPattern = /^00-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})$/;

/** W3C Trace Context: the caller's span; undefined if the header is missing or invalid. */
function parentOf(header: string | string[] | undefined): Context | undefined {
  const [, traceId, spanId, flags] = traceparentPattern.exec(String(header)) ?? [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return undefined;
  return trace.setSpanContext(ROOT_CONTEXT, {
    traceId,
    spanId,
    traceFlags: Number.parseInt(flags, 16),
    isRemote: true,
  });
}
