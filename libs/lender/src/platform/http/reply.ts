import { codes, encode, refusalSchema } from '@clearloan/api-client/declare';
import type { Translate } from '../context/product-names';
import * as v from 'valibot';
import type { Refused } from '../context/refusal';

/** The envelope of every response. */
export const replySchema = v.object({ code: v.number(), message: v.string(), data: v.unknown() });
export type Reply = v.InferOutput<typeof replySchema>;

export const success = (data: unknown): Reply => ({ code: codes.success, message: '', data });

/** A rejection in the borrower's language; `data` is null if there are no details. */
export function refusalReply({ code, sentence, details }: Refused, t: Translate): Reply {
  const data = encode(refusalSchema, v.parse(refusalSchema, details));
  const isEmpty = Object.keys(Object(data) as object).length === 0;
  return { code, message: t(sentence), data: isEmpty ? null : data };
}
