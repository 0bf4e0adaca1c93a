import {
  codeNumber,
  codes,
  encode,
  envelopeSchema,
  headerNames,
  instant,
  isSuccess,
  refusalSchema,
  unless,
  unlessSame,
  type Endpoint,
  type Fault,
} from '@clearloan/api-client/declare';
import * as v from 'valibot';
import { unknownWords } from './catalogue';
import { faultsOfIssues } from './issues';

/** A parsed response, as far as it is readable. */
export interface ReadReply {
  /** 0 if there is no response. */
  readonly status: number;
  readonly code: unknown;
  readonly message?: unknown;
  readonly data: unknown;
  /** The lender's clock at the response, in ms; NaN if it does not send it. */
  readonly businessTime: number;
  /** Faults that do not depend on its content. */
  readonly faults: readonly Fault[];
}

/** Parses a response and checks what all responses have in common: the envelope and its headers. */
export async function readReply(reply: Response): Promise<ReadReply> {
  const text = await reply.text();
  const body = readJson(text);
  const envelope = v.safeParse(envelopeSchema, body);
  const { code, message, data } = envelope.success ? envelope.output : {};
  const time = reply.headers.get(headerNames.businessTime) ?? '';
  const faults = [
    ...headerFaults(reply.headers),
    ...unless(
      envelope.success,
      'body',
      'an envelope { code, message, data }',
      text.slice(0, 80) || 'nothing',
    ),
    ...(envelope.success ? unless(codeNumber(code) !== null, 'code', 'a whole number', code) : []),
    ...(envelope.success ? unless(typeof message === 'string', 'message', 'text', message) : []),
  ];
  return { status: reply.status, code, message, data, businessTime: Date.parse(time), faults };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function headerFaults(headers: Headers): Fault[] {
  const type = headers.get('content-type') ?? 'nothing';
  const time = headers.get(headerNames.businessTime) ?? 'nothing';
  const caching = headers.get('cache-control') ?? 'nothing';
  const requestId = headers.get(headerNames.requestId) ?? '';
  return [
    ...unless(type.startsWith('application/json'), 'Content-Type', 'application/json', type),
    ...unless(v.is(instant, time) && time.endsWith('Z'), headerNames.businessTime, 'an instant in UTC', time),
    ...unless(requestId !== '', headerNames.requestId, 'a value', 'nothing'),
    ...unless(caching.includes('no-store'), 'Cache-Control', 'no-store', caching),
  ];
}

/** The faults of a response that should be a success. */
export function successFaults(endpoint: Endpoint, reply: ReadReply): Fault[] {
  const { status, code, data, faults } = reply;
  if (status === 0) return [...faults];
  if (status !== 200) return unlessSame('HTTP status', 200, status);
  if (!isSuccess(code)) return [...faults, ...unlessSame('code', codes.success, code)];
  const parsed = v.safeParse(endpoint.data, data);
  if (!parsed.success) return [...faults, ...faultsOfIssues(parsed.issues, 'data')];
  const again = v.safeParse(endpoint.data, encode(endpoint.data, parsed.output) ?? null);
  return [
    ...faults,
    ...unknownWords(endpoint.data, data),
    ...unless(again.success, 'data', 'a value that encodes unchanged', data),
  ];
}

/** Words of a program, which no borrower should read. */
export const ofProgram =
  /\bat \S+ \(|node_modules|Traceback|Exception\b|\brelation "|\bSELECT \*|<script|<form|javascript:/i;

/** The faults of a response that should be a rejection with one of these codes: HTTP 200, a message, known details. */
export function refusalFaults(wanted: number | readonly number[], reply: ReadReply): Fault[] {
  const { status, code, message, data, faults } = reply;
  const allowed = [wanted].flat();
  if (status === 0) return [...faults];
  if (status !== 200) return unlessSame('HTTP status', 200, status);
  const given = codeNumber(code);
  if (given === null || !allowed.includes(given))
    return [...faults, ...unless(false, 'code', allowed.join(' or '), code)];
  const isVisitor = given === codes.sessionExpired;
  const text = typeof message === 'string' ? message.trim() : '';
  return [
    ...faults,
    ...unless(text !== '' && !ofProgram.test(text), 'message', 'a sentence for a borrower', message),
    ...(isVisitor ? unlessSame('data', null, data, 'no data without a session') : []),
    ...(data === null || isVisitor ? [] : refusalDataFaults(data)),
  ];
}

function refusalDataFaults(data: unknown): Fault[] {
  const parsed = v.safeParse(refusalSchema, data);
  return parsed.success ? [] : faultsOfIssues(parsed.issues, 'data');
}

/** A rule that one request was checked against. */
export interface Check {
  readonly rule: string;
  /** Empty if the rule holds. */
  readonly faults: readonly Fault[];
}
