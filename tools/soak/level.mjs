import { median } from '../bench/median.mjs';

/** Start-up and first visits fill caches; what grows on from there is kept by somebody. */
const most = 1.25;

/**
 * How the second half of a series of sizes stands to the second quarter: about 1 when nothing is kept for ever.
 * @param {readonly number[]} sizes at even distances
 */
export function growthOf(sizes) {
  const part = (from, to) => sizes.slice(Math.floor(sizes.length * from), Math.ceil(sizes.length * to));
  return median(part(0.75, 1)) / median(part(0.25, 0.5));
}

export const isLevel = (sizes) => sizes.length >= 4 && growthOf(sizes) <= most;
