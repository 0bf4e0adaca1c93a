import { fitsIn, graphemeCount, keptText } from '@clearloan/formatting';
import { detailLength } from '../contract';

export type LengthFault = 'tooShort' | 'tooLong';

/** @param least characters that are needed */
export function lengthFault(typed: string, least: number): LengthFault | undefined {
  const label = keptText(typed);
  if (graphemeCount(label) < least) return 'tooShort';
  return fitsIn(label, detailLength.most) ? undefined : 'tooLong';
}
