import * as v from 'valibot';
import {
  codeNumber,
  codes,
  envelopeSchema,
  headerNames,
  isSuccess,
  refusalSchema,
  type DataOf,
  type Endpoint,
  type Refusal,
} from '../declare';
import type { WireResponse } from './wire-call';

/** The specification's result: code and message as received, with the data parsed. */
export type Result<Data> =
  | { readonly ok: true; readonly code: 0; readonly message: string; readonly data: Data }
  | {
      readonly ok: false;
      readonly code: number | null;
      readonly message: string;
      readonly data: Refusal | null;
    };

/** Why a response could not be parsed; `portal` is an HTML page instead of data, as a Wi-Fi sign-in sends. */
export class UnreadableReply extends Error {
  override readonly name = 'UnreadableReply';
  constructor(readonly reason: 'status' | 'portal' | 'empty' | 'cut' | 'envelope' | 'shape') {
    super(reason);
  }
}

/**
 * Parses a response. Throws `UnreadableReply`: an error status, an HTML page, a truncated response or wrong types are
 * never data.
 */
export function readReply<Of extends Endpoint>(endpoint: Of, wireResponse: WireResponse): Result<DataOf<Of>> {
  const envelope = readEnvelope(wireResponse);
  const message = typeof envelope.message === 'string' ? envelope.message : '';
  if (!isSuccess(envelope.code)) {
    const refusal = v.safeParse(refusalSchema, envelope.data);
    return {
      ok: false,
      code: codeNumber(envelope.code),
      message,
      data: refusal.success ? refusal.output : null,
    };
  }
  const parsed = v.safeParse(endpoint.data, envelope.data);
  if (!parsed.success) throw new UnreadableReply('shape');
  // No data has a code. A second envelope has one: a write that returns nothing would read a refusal in it as a success.
  if ('code' in Object(envelope.data)) throw new UnreadableReply('shape');
  return { ok: true, code: codes.success, message, data: parsed.output };
}

function readEnvelope({ status, text }: WireResponse): v.InferOutput<typeof envelopeSchema> {
  if (status >= 400) throw new UnreadableReply('status');
  if (text.trim() === '') throw new UnreadableReply('empty');
  if (/^\s*</.test(text)) throw new UnreadableReply('portal');
  const parsed = v.safeParse(envelopeSchema, parseJson(text));
  if (!parsed.success) throw new UnreadableReply('envelope');
  return parsed.output;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new UnreadableReply('cut');
  }
}

export const requestIdOf = ({ headers }: WireResponse): string | undefined =>
  headers.get(headerNames.requestId) ?? undefined;
