import { detailLength } from '@clearloan/complaints/contract';
import { codes } from '@clearloan/api-client/declare';
import { msg } from '@lingui/core/macro';
import { refuse } from '../../context/refusal';

/** Keeps a text as it was typed, but for what no keyboard types: control characters and halves of signs. */
export const keepWords = (typed: string): string =>
  typed.replace(/\p{Cc}|\p{Cs}/gu, (sign) => (sign === '\n' || sign === '\t' ? sign : '')).trim();

/** Refuses (1001) a text too short to act on. */
export function checkLength(words: string, least: number): void {
  if (words.length >= least && words.length <= detailLength.most) return;
  const { most } = detailLength;
  throw refuse(codes.badInput, msg`Please tell us in ${least} to ${most} characters.`, {
    field: 'problemDetail',
  });
}
