import { exactMinor, minorFrom, type Minor } from './minor';
import { ratio, reduce, type Ratio } from './ratio';
import { divideRounded, type RoundingMode } from './rounding';

/** amount ↦ amount × factor in multiples of a step of minor units, rounded once. */
export type Scale = (amount: Minor) => Minor;

/**
 * Prepares a factor for many amounts. Uses number arithmetic while the product is a safe integer, and BigInt for
 * larger ones. Both give the same digits.
 */
export function scaleBy(factor: Ratio, mode: RoundingMode, step: Minor = 1): Scale {
  const unit = exactMinor(step);
  const { numerator, denominator } = reduce(ratio(factor.numerator, factor.denominator * unit));
  const exactly: Scale = (amount) =>
    minorFrom(divideRounded(exactMinor(amount) * numerator, denominator, mode) * unit);
  const above = Number(numerator);
  const below = Number(denominator);
  if (!Number.isSafeInteger(above) || !Number.isSafeInteger(below) || above < 0) return exactly;
  // Twice the remainder of the division has to be exact as well.
  const highest = Math.floor(Number.MAX_SAFE_INTEGER / Math.max(above, 1));
  if (below > Number.MAX_SAFE_INTEGER / 2) return exactly;
  return (amount) => {
    if (!(amount >= 0 && amount <= highest) || !Number.isInteger(amount)) return exactly(amount);
    const scaled = divideWhole(amount * above, below, mode) * step;
    return Number.isSafeInteger(scaled) ? scaled : exactly(amount);
  };
}

/**
 * Both are integers, not negative and exact; the quotient of a float may be off by one, which the remainder
 * reveals.
 */
function divideWhole(dividend: number, divisor: number, mode: RoundingMode): number {
  let whole = Math.floor(dividend / divisor);
  let rest = dividend - whole * divisor;
  if (rest < 0) {
    whole -= 1;
    rest += divisor;
  } else if (rest >= divisor) {
    whole += 1;
    rest -= divisor;
  }
  if (rest === 0 || mode === 'down') return whole;
  if (mode === 'up') return whole + 1;
  const twice = rest * 2;
  if (twice !== divisor) return twice > divisor ? whole + 1 : whole;
  return mode === 'half-up' || whole % 2 === 1 ? whole + 1 : whole;
}
