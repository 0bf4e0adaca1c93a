import * as v from 'valibot';
import { count, flag, instant, optional, text } from './wire';

/** The lender's answers that are not a success; HTTP stays 200. */
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

/** What a refusal may say beside its message; unparsable means null. */
export const refusalSchema = v.object({
  field: optional(text(64)),
  triesLeft: optional(count),
  retryAfter: optional(count),
  until: optional(instant),
  processing: optional(flag),
});
export type Refusal = v.InferOutput<typeof refusalSchema>;

/** Every reply's outer form. A missing code is a failure, so it may be absent here. */
export const envelopeSchema = v.object({
  code: v.optional(v.unknown()),
  message: v.optional(v.unknown()),
  data: v.optional(v.unknown()),
});

/** Success = the code parses to 0: the number 0, or text of sign and zeros with blanks around it. */
export const isSuccess = (code: unknown): boolean =>
  code === 0 || (typeof code === 'string' && /^\s*[+-]?0+\s*$/.test(code));

/** The code as a whole number, or null when it is none (a missing or foreign code). */
export function codeNumber(code: unknown): number | null {
  if (typeof code === 'number') return Number.isInteger(code) ? code : null;
  return typeof code === 'string' && /^\s*[+-]?\d{1,9}\s*$/.test(code) ? Number(code) : null;
}
