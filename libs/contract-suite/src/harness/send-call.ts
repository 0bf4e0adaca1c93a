import type { Endpoint } from '@clearloan/api-client/declare';
import { stringify } from 'qs';

export interface SentCall {
  readonly endpoint: Endpoint;
  /** The parameters in wire form. */
  readonly wire: Readonly<Record<string, unknown>>;
  /** The common parameters, in the query of every request. */
  readonly common?: Readonly<Record<string, string | undefined>>;
  readonly headers?: Readonly<Record<string, string>>;
}

const timeoutMs = 60_000;

/** Sends a request in its style. @param api the lender's URL with the API prefix @param send how, over the network by default */
export function sendCall(
  api: string,
  { endpoint, wire, common = {}, headers = {} }: SentCall,
  send: typeof fetch = fetch,
): Promise<Response> {
  const { style, path } = endpoint;
  const query = stringify(style === 'GET' ? { ...common, ...wire } : common, { skipNulls: true });
  return send(`${api}${path}?${query}`, {
    method: style === 'GET' ? 'GET' : 'POST',
    headers: { ...contentType(endpoint), ...headers },
    signal: AbortSignal.timeout(timeoutMs),
    ...(style === 'GET' ? {} : { body: bodyOf(endpoint, wire) }),
  });
}

function contentType({ style }: Endpoint): Record<string, string> {
  if (style === 'PF') return { 'Content-Type': 'application/x-www-form-urlencoded' };
  return style === 'PR' ? { 'Content-Type': 'application/json' } : {};
}

function bodyOf({ style }: Endpoint, wire: Readonly<Record<string, unknown>>): string | FormData {
  if (style === 'PF') return stringify(wire);
  if (style === 'PR') return JSON.stringify(wire);
  const form = new FormData();
  for (const [key, value] of Object.entries(wire))
    form.append(key, value instanceof Blob ? value : String(value));
  return form;
}
