import { randomBytes } from 'node:crypto';
import { context, trace } from '@opentelemetry/api';
import type { IdGenerator } from '@opentelemetry/sdk-trace-base';
import { wantedTraceId } from '../http/trace-calls';

interface TracingSettings {
  /** Base address of a collector; spans are posted to `/v1/traces` below it. */
  readonly endpoint: string;
  readonly service: string;
  readonly version: string;
}

/** The trace of a call bears the id of its request, so that one finds the other without a table. */
const ids: IdGenerator = {
  generateTraceId: () => wantedTraceId() ?? randomBytes(16).toString('hex'),
  generateSpanId: () => randomBytes(8).toString('hex'),
};

/**
 * Sends spans of calls and of their statements to a collector, in batches. The libraries are loaded only here: a lender
 * without traces does not pay for them.
 * @returns what sends the rest and ends it
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
