import { headerNames, languageKey, sessionKey, type Endpoint } from '@clearloan/api-client/declare';
import { sendCall } from '@clearloan/contract-suite';

export interface How {
  readonly sessionId?: string | undefined;
  readonly key?: string;
  readonly language?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends a request in wire form, valid or not, in the encoding of the endpoint's style. */
export function sendWire(
  address: string,
  endpoint: Endpoint,
  wire: unknown,
  how: How = {},
): Promise<Response> {
  return sendCall(`${address}/api`, {
    endpoint,
    wire: endpoint.style === 'PU' ? given(wire) : (Object(wire) as Readonly<Record<string, unknown>>),
    common: { [sessionKey]: how.sessionId, [languageKey]: how.language },
    headers: {
      [headerNames.requestedWith]: 'XMLHttpRequest',
      ...(how.key === undefined ? {} : { [headerNames.idempotencyKey]: how.key }),
      ...how.headers,
    },
  });
}

/** A multipart form contains text: no objects, and no "undefined" for absent values. */
const given = (wire: unknown): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(Object(wire) as Readonly<Record<string, unknown>>)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [key, value instanceof Blob ? value : textOf(value)]),
  );

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
