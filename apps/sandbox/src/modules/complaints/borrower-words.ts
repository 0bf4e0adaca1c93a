import { detailLength } from '@clearloan/complaints/contract';
import { fitsIn, graphemeCount } from '@clearloan/formatting';
import { codes } from '@clearloan/api-client/declare';
import { msg } from '@lingui/core/macro';
import { refuse } from '../../context/refusal';

/** Refuses (1001) a text too short to act on. */
export function checkLength(words: string, least: number): void {
  if (graphemeCount(words) >= least && fitsIn(words, detailLength.most)) return;
  const { most } = detailLength;
  throw refuse(codes.badInput, msg`Use ${least} to ${most} characters.`, {
    field: 'problemDetail',
  });
}
