import type { Product } from '@clearloan/loan-view/contract';

/**
 * The loans of a list, cheapest first: by the lowest APR, then by the highest. No lender can pay for a better
 * position, and the screen states how it sorts.
 */
export const byLowestApr = (products: readonly Product[]): Product[] =>
  [...products].sort(
    (one, other) => Number(one.aprMin) - Number(other.aprMin) || Number(one.aprMax) - Number(other.aprMax),
  );
