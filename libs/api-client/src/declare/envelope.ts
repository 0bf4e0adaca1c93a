import * as v from 'valibot';
import { count, flag, instant, optional, text } from './wire';

/** The lender's codes other than success; the HTTP status stays 200. */
export const codes = {
  success: 0,
  sessionExpired: -1,
  badInput: 1001,
  notFound: 1002,
  notAllowedNow: 1003,
  processing: 1004,
  keyReused: 1005,
  tooMany: 1006,
  consentMissing: 1007,
  wrongCode: 1101,
  codeExpired: 1102,
  codeLocked: 1103,
  wrongLogin: 1104,
  termsChanged: 1201,
  offerEnded: 1202,
  refused: 1203,
  referenceUsed: 1301,
  amountOutOfRange: 1302,
  fileRefused: 1401,
} as const;

export type Code = (typeof codes)[keyof typeof codes];

/** What a refusal may contain besides its message; null when it cannot be parsed. */
export const refusalSchema = v.object({
  /** The field of the request that is wrong; `list[0].name` inside a list. */
  field: optional(text(64)),
  /** How many tries are left for this code. */
  triesLeft: optional(count),
  /** Seconds until the next try. */
  retryAfter: optional(count),
  /** From when on it is possible again. */
  until: optional(instant),
  /** True if the call is still being processed. */
  processing: optional(flag),
});
export type Refusal = v.InferOutput<typeof refusalSchema>;

/** The envelope of every response. A missing code counts as a failure, so it is optional here. */
export const envelopeSchema = v.object({
  code: v.optional(v.unknown()),
  message: v.optional(v.unknown()),
  data: v.optional(v.unknown()),
});

/** Success means that the code parses to 0: the number 0, or text of an optional sign and zeros, trimmed. */
export const isSuccess = (code: unknown): boolean =>
  code === 0 || (typeof code === 'string' && /^\s*[+-]?0+\s*$/.test(code));

/** The code as an integer; null when it is missing or not a number. */
export function codeNumber(code: unknown): number | null {
  if (typeof code === 'number') return Number.isInteger(code) ? code : null;
  return typeof code === 'string' && /^\s*[+-]?\d{1,9}\s*$/.test(code) ? Number(code) : null;
}

/**
 * Whether a code is one by which a lender refuses. Without a code, or with an HTTP status in its place, nobody knows what was
 * done.
 */
export const isRefusal = (code: number | null): boolean => code !== null && (code < 100 || code > 599);
