import { traceCalls } from '@clearloan/api-client';
import { isRecord } from '@clearloan/app-runtime';

/** Where the lender's page asks for it, each call after the first screen begins a trace; `APP_TRACES` in docs/configuration.md. */
export function traceCallsIfAsked(): void {
  const block: unknown = JSON.parse(document.getElementById('brand')?.textContent || '{}');
  traceCalls(isRecord(block) && block['traced'] === true ? newTrace : undefined);
}

/** The app's own span is the only one that it has in a trace, so both ids are of the same chance. */
function newTrace(): string {
  const id = crypto.randomUUID().replaceAll('-', '');
  return `00-${id}-${id.slice(16)}-01`;
}
