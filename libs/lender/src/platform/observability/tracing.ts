import { randomBytes } from 'node:crypto';
import { context, trace } from '@opentelemetry/api';
import type { IdGenerator } from '@opentelemetry/sdk-trace-base';
import { wantedTraceId } from '../http/trace-calls';

interface TracingSettings {
  /** Base URL of a collector; spans are posted to its `/v1/traces`. */
  readonly endpoint: string;
  readonly service: string;
  readonly version: string;
}

/** A request's trace has the same id as the request, so that each is found from the other without a lookup. */
const ids: IdGenerator = {
  generateTraceId: () => wantedTraceId() ?? randomBytes(16).toString('hex'),
  generateSpanId: () => randomBytes(8).toString('hex'),
};

/**
 * Exports spans of requests and their statements to a collector, in batches. The libraries are loaded only here, so a lender
 * without tracing does not load them.
 * @returns a function that flushes and stops it
 */
export async function startTracing({
  endpoint,
  service,
  version,
}: TracingSettings): Promise<() => Promise<void>> {
  const { BasicTracerProvider, BatchSpanProcessor } = await import('@opentelemetry/sdk-trace-base');
  const { AsyncLocalStorageContextManager } = await import('@opentelemetry/context-async-hooks');
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http');
  const { resourceFromAttributes } = await import('@opentelemetry/resources');
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'service.version': version }),
    idGenerator: ids,
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }))],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  trace.setGlobalTracerProvider(provider);
  return async () => {
    await provider.forceFlush().catch(() => undefined);
    await provider.shutdown().catch(() => undefined);
    trace.disable();
    context.disable();
  };
}
