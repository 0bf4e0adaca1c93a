import { decimalFromRatio, type Percent } from '../exact/decimal';
import { multiply, ratio, type Ratio, divideRounded } from '../exact/ratio';
import { LoanMathError } from '../loan-math-error';

const snap = 10n ** 24n;

/** The highest APR that is shown. 100 that grow to 10 000 in a day give a yearly rate of 700 digits. */
const highestSaidPercent = 10n ** 12n;

/** Rate conversion covers up to 100 000 % a year, compounded monthly. */
export const highestTranslatedPercent = 10n ** 30n;

/** The solver is accurate to more decimals than these. */
const maxPlaces = 20;

/**
 * A solved rate times a factor, in percent. The solver is accurate to more digits than these, so a rate that is
 * exactly a half is first snapped back to it. Throws `noRate` for a rate that is too large to read, `badRate` unless
 * the decimals are an integer from 0 to 20.
 */
export function percentOfRate(
  rate: Ratio,
  factor: Ratio,
  places: number,
  highest = highestSaidPercent,
): Percent {
  if (!Number.isInteger(places) || places < 0 || places > maxPlaces) {
    throw new LoanMathError('badRate', `A rate must have 0 to ${maxPlaces} decimals: ${places}`);
  }
  const { numerator, denominator } = multiply(multiply(rate, factor), ratio(100));
  if (numerator > highest * denominator) {
    throw new LoanMathError('noRate', 'The yearly rate is too large to print.');
  }
  return decimalFromRatio(ratio(divideRounded(numerator * snap, denominator, 'half-even'), snap), places);
}
