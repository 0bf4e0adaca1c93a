import { isZero, multiply, ratio, reduce, type Ratio } from '../exact/ratio';

/**
 * The equal payment at the end of each of `count` periods that clears `owed`, exact: P·r·(1+r)ⁿ / ((1+r)ⁿ − 1),
 * at rate 0 P/n.
 */
export function annuity(owed: Ratio, ratePerPeriod: Ratio, count: number): Ratio {
  if (isZero(ratePerPeriod)) return ratio(owed.numerator, owed.denominator * BigInt(count));
  const rate = reduce(ratePerPeriod);
  const periods = BigInt(count);
  const grown = (rate.numerator + rate.denominator) ** periods;
  const whole = rate.denominator ** periods;
  return ratio(
    owed.numerator * rate.numerator * grown,
    owed.denominator * rate.denominator * (grown - whole),
  );
}

/** The same payment made at the beginning of each period: one period's interest less. */
export function annuityInAdvance(owed: Ratio, ratePerPeriod: Ratio, count: number): Ratio {
  const { numerator, denominator } = reduce(ratePerPeriod);
  return multiply(annuity(owed, ratePerPeriod, count), ratio(denominator, numerator + denominator));
}

/** Binary places of the sums below: far more than any payment shows. */
const places = 256n;
const one = 1n << places;

export interface Steps {
  readonly everyPeriods: number;
  /** 1 + growth. */
  readonly growth: Ratio;
  /** Payments already made; the answer is then the payment before a step that is due at once. */
  readonly paid: number;
}

/**
 * The first payment of `count` that grow step by step and clear `owed`: owed / Σ growth^(steps so far) / (1+r)^k.
 * Worked out in fixed point, good to more than fifty digits.
 */
export function steppedAnnuity(owed: Ratio, rate: Ratio, count: number, steps: Steps): Ratio {
  const discount = (one * rate.denominator) / (rate.denominator + rate.numerator);
  const growth = (one * steps.growth.numerator) / steps.growth.denominator;
  let worth = one;
  let size = one;
  let whole = 0n;
  for (let index = 0; index < count; index += 1) {
    const made = index + steps.paid;
    if (made > 0 && made % steps.everyPeriods === 0) size = (size * growth) >> places;
    worth = (worth * discount) >> places;
    whole += (size * worth) >> places;
  }
  return ratio(owed.numerator * one, owed.denominator * whole);
}
