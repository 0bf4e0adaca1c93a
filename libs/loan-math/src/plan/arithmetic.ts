import { exactMinor, minorFrom, nearest, roundToMinor, type Minor } from '../exact/minor';
import { isZero, ratio, roundRatio, type Ratio } from '../exact/ratio';
import { divideRounded, type RoundingMode } from '../exact/rounding';
import { scaleBy, type Scale } from '../exact/scale';
import type { Rounding } from '../terms';

/** How a profile represents money from row to row: in integer minor units, or unrounded. */
export interface Arithmetic<Amount> {
  readonly zero: Amount;
  readonly of: (amount: Minor) => Amount;
  /** An instalment as the profile rounds it. */
  readonly instalment: (exact: Ratio) => Amount;
  /** A part of the loan, as each row rounds it. */
  readonly part: (exact: Ratio) => Amount;
  readonly interest: (balance: Amount, rate: Ratio) => Amount;
  readonly plus: (one: Amount, other: Amount) => Amount;
  readonly minus: (one: Amount, other: Amount) => Amount;
  readonly isLess: (one: Amount, other: Amount) => boolean;
  readonly exact: (amount: Amount) => Ratio;
  /** The nearest multiple of a number of minor units, half away from zero. */
  readonly nearest: (amount: Amount, step: Minor) => Minor;
}

/** Rounds every row to multiples of `step` minor units. */
export function wholeUnits(mode: RoundingMode, step: Minor = 1): Arithmetic<Minor> {
  const scales = new Map<Ratio, Scale>();
  const scaleOf = (rate: Ratio): Scale => {
    const scale = scales.get(rate) ?? scaleBy(rate, mode, step);
    scales.set(rate, scale);
    return scale;
  };
  return {
    zero: 0,
    of: (amount) => amount,
    instalment: (exact) => roundToMinor(exact, mode, step),
    part: (exact) => roundToMinor(exact, mode, step),
    interest: (balance, rate) => (isZero(rate) ? 0 : scaleOf(rate)(balance)),
    plus: (one, other) => one + other,
    minus: (one, other) => one - other,
    isLess: (one, other) => one < other,
    exact: (amount) => ratio(amount),
    nearest: (amount, to) => nearest(ratio(amount), to),
  };
}

/** Carried amounts are minor units with this many binary places; 1 200 rows lose less than 2⁻¹¹⁰ of one. */
const places = 128n;
const one = 1n << places;

/** Rounds nothing from row to row; `instalmentTo` rounds the instalment up to a multiple, in minor units. */
export function carried(instalmentTo?: Minor): Arithmetic<bigint> {
  const scaled = (exact: Ratio): bigint =>
    divideRounded(exact.numerator * one, exact.denominator, 'half-even');
  const upTo = (exact: Ratio, step: bigint): bigint =>
    roundRatio(ratio(exact.numerator, exact.denominator * step), 'up') * step * one;
  return {
    zero: 0n,
    of: (amount) => exactMinor(amount) * one,
    instalment: (exact) =>
      instalmentTo === undefined ? scaled(exact) : upTo(exact, exactMinor(instalmentTo)),
    part: scaled,
    interest: (balance, rate) => (balance * rate.numerator) / rate.denominator,
    plus: (left, right) => left + right,
    minus: (left, right) => left - right,
    isLess: (left, right) => left < right,
    exact: (amount) => ratio(amount, one),
    nearest: nearestCarried,
  };
}

function nearestCarried(amount: bigint, step: Minor): Minor {
  const unit = BigInt(step) << places;
  const half = unit >> 1n;
  return minorFrom(((amount < 0n ? amount - half : amount + half) / unit) * BigInt(step));
}

/** How a profile rounds rows, if it does. */
export const rowMode = (rounding: Rounding): RoundingMode =>
  rounding === 'fineract' ? 'half-even' : 'half-up';
