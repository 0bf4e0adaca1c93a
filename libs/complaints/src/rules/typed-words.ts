import { fitsIn, graphemeCount, keptWords } from '@clearloan/formatting';
import { detailLength } from '../contract';

export type LengthFault = 'tooShort' | 'tooLong';

/** @param least characters that are needed */
export function lengthFault(typed: string, least: number): LengthFault | undefined {
  const words = keptWords(typed);
  if (graphemeCount(words) < least) return 'tooShort';
  return fitsIn(words, detailLength.most) ? undefined : 'tooLong';
}
