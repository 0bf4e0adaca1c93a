import { median } from '../bench/median.mjs';

/** Start-up and first visits fill caches; growth after that is a leak. */
const most = 1.25;

/**
 * The ratio of the second half of a series of sizes to the second quarter: about 1 without a leak.
 * @param {readonly number[]} sizes at equal intervals
 */
export function growthOf(sizes) {
  const part = (from, to) => sizes.slice(Math.floor(sizes.length * from), Math.ceil(sizes.length * to));
  return median(part(0.75, 1)) / median(part(0.25, 0.5));
}

export const isLevel = (sizes) => sizes.length >= 4 && growthOf(sizes) <= most;
