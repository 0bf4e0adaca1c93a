import { ratio, type Ratio } from '../exact/ratio';
import type { Group } from './flows';

/** Binary places of the solver's last steps: accurate to far more digits than are ever shown. */
export const places = 192n;
export const one = 1n << places;

export const times = (left: bigint, right: bigint): bigint => (left * right) >> places;

/** base^exponent by squaring. */
export function power(base: bigint, exponent: number): bigint {
  let result = one;
  let square = base;
  for (let left = exponent; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) result = times(result, square);
    if (left > 1) square = times(square, square);
  }
  return result;
}

/** A fixed-point number as a fraction. */
export const ratioOf = (fixed: bigint): Ratio => ratio(fixed, one);

/** Below this the closed form of a series would lose digits. */
const smallRate = one >> 40n;

/**
 * The present value of the flows at a rate: Σ amount / ((1+odd·i)(1+i)^periods), with runs of equal amounts in closed
 * form.
 */
export function worthAt(groups: readonly Group[], rate: bigint): bigint {
  const factor = (one * one) / (one + rate);
  let value = 0n;
  for (const { oddFraction, runs } of groups) {
    let whole = 0n;
    let discount = one;
    let at = 0;
    for (const { amount, from, count } of runs) {
      discount = times(discount, from - at === 1 ? factor : power(factor, from - at));
      at = from;
      whole += amount * (count === 1 ? discount : times(discount, series(factor, count, rate)));
    }
    const odd = oddFraction ? (oddFraction.numerator * one) / oddFraction.denominator : 0n;
    value += odd === 0n ? whole : (whole * one) / (one + times(odd, rate));
  }
  return value;
}

/** 1 + v + v² + … of `count` terms. */
function series(factor: bigint, count: number, rate: bigint): bigint {
  if (rate > smallRate) return ((one - power(factor, count)) * one) / (one - factor);
  let sum = 0n;
  let term = one;
  for (let index = 0; index < count; index += 1) {
    sum += term;
    term = times(term, factor);
  }
  return sum;
}
