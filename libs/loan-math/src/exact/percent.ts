import { LoanMathError } from '../loan-math-error';
import { ratioFromDecimal } from './decimal';
import { ratio, type Ratio } from './ratio';

/** A rate in percent as an exact decimal string, `"24.00"`. */
export type Percent = string;

/** The maximum yearly rate of solvers and schedules; forms allow far less. */
export const highestRatePercent = 100_000n;

/**
 * `"24"` → 24/100. Throws `badRate` for a negative rate, one above 100 000 %, or text that is not a number.
 */
export function rateFromPercent(percent: Percent): Ratio {
  const { numerator, denominator } = ratioFromDecimal(percent);
  if (numerator < 0n || numerator > highestRatePercent * denominator) {
    throw new LoanMathError('badRate', `A rate must be between 0 and 100000 %: ${percent}`);
  }
  return ratio(numerator, denominator * 100n);
}
