import {
  codeNumber,
  codes,
  encode,
  envelopeSchema,
  headerNames,
  instant,
  isSuccess,
  refusalSchema,
  type Endpoint,
} from '@clearloan/api-client/declare';
import * as v from 'valibot';

/** A reply as far as it could be read. */
export interface ReadReply {
  readonly status: number;
  readonly code: unknown;
  readonly data: unknown;
  /** What is wrong with it, whatever it says: sentences for the lender's team. */
  readonly faults: readonly string[];
}

/** Reads a reply and holds it to what all replies have in common: the envelope and its headers. */
export async function readReply(reply: Response): Promise<ReadReply> {
  const body = readJson(await reply.text());
  const envelope = v.safeParse(envelopeSchema, body);
  const { code, message, data } = envelope.success ? envelope.output : {};
  const faults = [
    ...headerFaults(reply.headers),
    ...(envelope.success ? [] : ['the body is not an envelope { code, message, data }']),
    ...(codeNumber(code) === null ? [`the code is no whole number: ${JSON.stringify(code)}`] : []),
    ...(typeof message === 'string' ? [] : ['the message is not text']),
  ];
  return { status: reply.status, code, data, faults };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function headerFaults(headers: Headers): string[] {
  const isJson = headers.get('content-type')?.startsWith('application/json') ?? false;
  const hasTime = v.is(instant, headers.get(headerNames.businessTime));
  const isKept = !(headers.get('cache-control') ?? '').includes('no-store');
  return [
    ...(isJson ? [] : ['the content type is not application/json']),
    ...(hasTime ? [] : [`${headerNames.businessTime} is not an instant`]),
    ...((headers.get(headerNames.requestId) ?? '') === '' ? [`${headerNames.requestId} is missing`] : []),
    ...(isKept ? ['Cache-Control does not say no-store'] : []),
  ];
}

/** What is wrong with a reply that should be a success. */
export function successFaults(endpoint: Endpoint, { status, code, data, faults }: ReadReply): string[] {
  if (status === 0) return [...faults];
  if (status !== 200) return [`HTTP ${status} instead of 200`, ...faults];
  if (!isSuccess(code)) return [`refused with ${String(code)} instead of a success`, ...faults];
  const parsed = v.safeParse(endpoint.data, data);
  if (!parsed.success) return [...faults, ...parsed.issues.slice(0, 5).map(tellIssue)];
  const again = v.safeParse(endpoint.data, encode(endpoint.data, parsed.output) ?? null);
  return [...faults, ...(again.success ? [] : ['the data does not survive the way back'])];
}

const tellIssue = (issue: v.BaseIssue<unknown>) =>
  `data.${v.getDotPath(issue) ?? ''}: ${issue.message} (received ${issue.received})`;

/** What is wrong with a reply that should be a refusal with this code: HTTP 200, a sentence, known details. */
export function refusalFaults(wanted: number, { status, code, data, faults }: ReadReply): string[] {
  const isRefusal = codeNumber(code) === wanted;
  return [
    ...faults,
    ...(status === 200 ? [] : [`HTTP ${status} instead of 200`]),
    ...(isRefusal ? [] : [`code ${String(code)} instead of ${wanted}`]),
    ...(data === null || v.is(refusalSchema, data)
      ? []
      : ['the data of a refusal is none of the known details']),
    ...(wanted === codes.sessionExpired && data !== null ? ['a guest is told something'] : []),
  ];
}
