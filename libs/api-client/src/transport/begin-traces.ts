/** From now on each call begins a trace. The transport chunk is fetched for it: a page that asks for no traces does not call this. */
export async function beginTraces(): Promise<void> {
  (await import('./send')).traceCalls(newTrace);
}

/** A `traceparent` of W3C Trace Context. The app's own span is the only one that it has in a trace, so both ids are of the same chance. */
function newTrace(): string {
  const id = crypto.randomUUID().replaceAll('-', '');
  return `00-${id}-${id.slice(16)}-01`;
}
