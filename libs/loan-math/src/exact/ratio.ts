/** half-up: a half goes away from zero · half-even: to the even neighbour · up: away from zero · down: towards zero. */
export type RoundingMode = 'half-up' | 'half-even' | 'up' | 'down';

const magnitude = (value: bigint): bigint => (value < 0n ? -value : value);

/** numerator / denominator as an integer, rounded only once. The denominator is not zero. */
export function divideRounded(numerator: bigint, denominator: bigint, mode: RoundingMode): bigint {
  const negative = numerator < 0n !== denominator < 0n;
  const divisor = magnitude(denominator);
  const dividend = magnitude(numerator);
  const whole = dividend / divisor;
  const rest = dividend % divisor;
  const rounded = rest === 0n || !goesUp(whole, rest, divisor, mode) ? whole : whole + 1n;
  return negative ? -rounded : rounded;
}

function goesUp(whole: bigint, rest: bigint, divisor: bigint, mode: RoundingMode): boolean {
  if (mode === 'up') return true;
  if (mode === 'down') return false;
  const twice = rest * 2n;
  if (twice !== divisor) return twice > divisor;
  return mode === 'half-up' || whole % 2n === 1n;
}

/**
 * An exact fraction; the denominator is positive. Not kept in lowest terms: reduce only where it pays off.
 */
export interface Ratio {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

export const ratio = (numerator: bigint | number, denominator: bigint | number = 1n): Ratio => {
  const below = BigInt(denominator);
  const above = BigInt(numerator);
  return below < 0n ? { numerator: -above, denominator: -below } : { numerator: above, denominator: below };
};

export const add = (one: Ratio, other: Ratio): Ratio =>
  ratio(
    one.numerator * other.denominator + other.numerator * one.denominator,
    one.denominator * other.denominator,
  );

export const subtract = (one: Ratio, other: Ratio): Ratio =>
  add(one, { numerator: -other.numerator, denominator: other.denominator });

export const multiply = (one: Ratio, other: Ratio): Ratio =>
  ratio(one.numerator * other.numerator, one.denominator * other.denominator);

export const divide = (one: Ratio, other: Ratio): Ratio =>
  ratio(one.numerator * other.denominator, one.denominator * other.numerator);

export const isZero = (value: Ratio): boolean => value.numerator === 0n;

/** Negative, zero or positive if `one` is smaller than, equal to or greater than `other`. */
export function compare(one: Ratio, other: Ratio): -1 | 0 | 1 {
  const left = one.numerator * other.denominator;
  const right = other.numerator * one.denominator;
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

/** The nearest integer by `mode`. */
export const roundRatio = (value: Ratio, mode: RoundingMode): bigint =>
  divideRounded(value.numerator, value.denominator, mode);

/** In lowest terms: worth the cost before a high power. */
export function reduce(value: Ratio): Ratio {
  let divisor = value.numerator < 0n ? -value.numerator : value.numerator;
  let rest = value.denominator;
  while (rest !== 0n) [divisor, rest] = [rest, divisor % rest];
  return divisor <= 1n ? value : ratio(value.numerator / divisor, value.denominator / divisor);
}
