import { exactMinor, minorFrom, nearest, roundToMinor, type Minor } from '../exact/minor';
import { isZero, ratio, type Ratio, reduce, divideRounded, type RoundingMode } from '../exact/ratio';
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

/** Carried amounts are minor units with this many binary places, and with those that the loan itself needs. */
const leastPlaces = 128;

/** Roundings in the last places stay below this many of them, before they grow with the debt. */
const carriedError = 28;

export interface Carried extends Arithmetic<bigint> {
  /** Whether a printed amount was so near a half that only more places can show on which side it is. */
  readonly isInDoubt: () => boolean;
}

interface CarriedPlaces {
  /** Rounds the instalment up to a multiple, in minor units. */
  readonly instalmentTo?: Minor | undefined;
  /** Binary places by which an error grows with the debt. */
  readonly growth?: number;
  /** Places beyond the denominators of all amounts: with these, what is near a half is a half. */
  readonly denominators?: number;
}

/** Rounds nothing from row to row. */
export function carried({ instalmentTo, growth = 0, denominators = 0 }: CarriedPlaces = {}): Carried {
  const places = BigInt(leastPlaces + growth + denominators);
  const one = 1n << places;
  const nearly = 1n << BigInt(carriedError + growth);
  let doubt = false;
  const scaled = (exact: Ratio): bigint =>
    divideRounded(exact.numerator * one, exact.denominator, 'half-even');
  const upTo = (exact: Ratio, step: bigint): bigint => {
    const unit = step * one;
    const amount = scaled(exact);
    const whole = (amount / unit) * unit;
    if (amount - whole > nearly) return whole + unit;
    doubt ||= amount !== whole;
    return whole;
  };
  const nearestTo = (amount: bigint, step: Minor): Minor => {
    const unit = BigInt(step) << places;
    const size = amount < 0n ? -amount : amount;
    const whole = size / unit;
    const above = 2n * (size - whole * unit) - unit;
    const isHalf = -nearly < above && above < nearly;
    doubt ||= isHalf && above !== 0n;
    const rounded = minorFrom((isHalf || above > 0n ? whole + 1n : whole) * BigInt(step));
    return amount < 0n ? 0 - rounded : rounded;
  };
  return {
    zero: 0n,
    of: (amount) => exactMinor(amount) * one,
    instalment: (exact) =>
      instalmentTo === undefined ? scaled(exact) : upTo(exact, exactMinor(instalmentTo)),
    part: scaled,
    interest: (balance, rate) => (balance * rate.numerator) / rate.denominator,
    plus: (left, right) => left + right,
    minus: (left, right) => left - right,
    // What roundings leave is nothing: no payment follows for it.
    isLess: (left, right) => right - left > nearly,
    exact: (amount) => ratio(amount, one),
    nearest: nearestTo,
    isInDoubt: () => doubt,
  };
}

/** How a profile rounds rows, if it does. */
export const rowMode = (rounding: Rounding): RoundingMode =>
  rounding === 'fineract' ? 'half-even' : 'half-up';

/** amount ↦ amount × factor in multiples of a step of minor units, rounded once. */
type Scale = (amount: Minor) => Minor;

/**
 * Prepares a factor for many amounts. Uses number arithmetic while the product is a safe integer, and BigInt for
 * larger ones. Both give the same digits.
 */
function scaleBy(factor: Ratio, mode: RoundingMode, step: Minor = 1): Scale {
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
