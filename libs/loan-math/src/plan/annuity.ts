import { isZero, multiply, ratio, reduce, type Ratio } from '../exact/ratio';

/**
 * The equal payment at the end of each of `count` periods that repays `owed`, exact: P·r·(1+r)ⁿ / ((1+r)ⁿ − 1), at
 * rate 0 P/n.
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

/** The same payment at the start of each period: lower by one period's interest. */
export function annuityInAdvance(owed: Ratio, ratePerPeriod: Ratio, count: number): Ratio {
  const { numerator, denominator } = reduce(ratePerPeriod);
  return multiply(annuity(owed, ratePerPeriod, count), ratio(denominator, numerator + denominator));
}

/** Binary places of the sums below: far more than any payment shows. */
const places = 256n;
const one = 1n << places;

export interface Steps {
  /** The total number of payments. */
  readonly count: number;
  readonly everyPeriods: number;
  /** 1 + growth. */
  readonly growth: Ratio;
}

/**
 * The present value of growing payments: for each number of payments already made, Σ growth^(steps from now) /
 * (1+r)^k of the remaining ones, where r is the rate of each payment's own period and the payment before an immediate
 * step counts as one. Computed once from the last payment backwards, in fixed point, to more than fifty digits.
 * `rateAt` takes the number of payments made before.
 */
export function steppedWorths(
  rateAt: (made: number) => Ratio,
  { count, everyPeriods, growth }: Steps,
): readonly Ratio[] {
  const grown = (one * growth.numerator) / growth.denominator;
  const worths: Ratio[] = [];
  let worth = 0n;
  for (let made = count - 1; made >= 0; made -= 1) {
    const rate = rateAt(made);
    const now = ((one + worth) * rate.denominator) / (rate.denominator + rate.numerator);
    worth = made > 0 && made % everyPeriods === 0 ? (now * grown) >> places : now;
    worths[made] = ratio(worth, one);
  }
  return worths;
}
