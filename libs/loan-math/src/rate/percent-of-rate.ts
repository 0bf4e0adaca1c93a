import { decimalFromRatio } from '../exact/decimal';
import type { Percent } from '../exact/percent';
import { multiply, ratio, type Ratio } from '../exact/ratio';
import { divideRounded } from '../exact/rounding';

const snap = 10n ** 24n;

/**
 * A solved rate times a factor, in percent. The solver is good to more digits than these, so a rate that lies exactly
 * on a half is first put back there.
 */
export function percentOfRate(rate: Ratio, factor: Ratio, places: number): Percent {
  const { numerator, denominator } = multiply(multiply(rate, factor), ratio(100));
  return decimalFromRatio(ratio(divideRounded(numerator * snap, denominator, 'half-even'), snap), places);
}
