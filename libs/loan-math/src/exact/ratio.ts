import { divideRounded, type RoundingMode } from './rounding';

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
