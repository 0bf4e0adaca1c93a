import { detailLength } from '../contract';

/** What the borrower typed as it is sent: no halves of signs, no blanks around it. */
export const wordsToSend = (typed: string): string => typed.replace(/\p{Cs}/gu, '').trim();

export type LengthFault = 'tooShort' | 'tooLong';

/** @param least characters that are needed */
export function lengthFault(typed: string, least: number): LengthFault | undefined {
  const { length } = wordsToSend(typed);
  if (length < least) return 'tooShort';
  return length > detailLength.most ? 'tooLong' : undefined;
}
