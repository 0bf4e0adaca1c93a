/** From now on each call starts a trace. Loads the transport chunk, so pages without tracing do not call this. */
export async function beginTraces(): Promise<void> {
  (await import('./send')).traceCalls(newTrace);
}

/** A W3C Trace Context `traceparent`. The app has only one span per trace, so both ids are random. */
function newTrace(): string {
  const id = crypto.randomUUID().replaceAll('-', '');
  return `00-${id}-${id.slice(16)}-01`;
}
