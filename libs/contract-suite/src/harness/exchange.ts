import {
  encode,
  headerNames,
  isSuccess,
  languageKey,
  sessionKey,
  unlessSame,
  type Endpoint,
  type Fault,
  type Language,
} from '@clearloan/api-client/declare';
import * as v from 'valibot';
import type { ReadReply } from './reply-rules';
import { replyTo, type Exchange } from './rules';

const wireSchema = v.record(v.string(), v.unknown());

/** A request as the device sends it: with common parameters, headers, and a key if it must be idempotent. */
const prepareExchange = (
  endpoint: Endpoint,
  request: unknown,
  { send, newId }: Pick<Exchange, 'send' | 'newId'>,
  { sessionId, language }: { readonly sessionId: string | undefined; readonly language: Language },
): Exchange => ({
  endpoint,
  send,
  newId,
  wire: v.parse(wireSchema, encode(endpoint.request, request)),
  common: {
    [sessionKey]: sessionId,
    [languageKey]: language,
    channel: 'contract-suite',
    utm_source: 'contract',
  },
  headers: {
    [headerNames.requestedWith]: 'XMLHttpRequest',
    'X-Channel': 'contract-suite',
    ...(endpoint.idempotent ? { [headerNames.idempotencyKey]: newId() } : {}),
  },
});

const mostRepeated = 5;

/** Who sends in which language, and the first requests of the session that have an effect. */
export function sessionOf(how: Pick<Exchange, 'send' | 'newId'>) {
  let sessionId: string | undefined;
  let language: Language = 'en';
  let first: { readonly exchange: Exchange; readonly reply: ReadReply }[] = [];
  return {
    prepare: (endpoint: Endpoint, request: unknown) =>
      prepareExchange(endpoint, request, how, { sessionId, language }),
    use: (id: string | undefined) => {
      sessionId = id;
      first = [];
    },
    speak: (other: Language) => {
      language = other;
    },
    remember: (exchange: Exchange, reply: ReadReply) => {
      if (exchange.endpoint.idempotent && isSuccess(reply.code) && first.length < mostRepeated)
        first.push({ exchange, reply });
    },
    /** Sends the same requests under the same keys. @param note what differs from the first reply */
    again: async (note: (endpoint: Endpoint, faults: readonly Fault[]) => void) => {
      const why = 'the first reply, for the same request under the same key, later';
      for (const { exchange, reply } of first) {
        const { data } = await ownReply(exchange);
        note(exchange.endpoint, unlessSame('data', reply.data, data, why));
      }
    },
  };
}

export async function ownReply(exchange: Exchange): Promise<ReadReply> {
  try {
    return await replyTo(exchange, exchange);
  } catch (error) {
    const fault = { at: 'reply', expected: 'one', received: told(error) };
    return { status: 0, code: undefined, data: undefined, businessTime: Number.NaN, faults: [fault] };
  }
}

/** An error with its cause: a failed fetch has the reason only there. */
export function told(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message}: ${told(error.cause)}`;
}
