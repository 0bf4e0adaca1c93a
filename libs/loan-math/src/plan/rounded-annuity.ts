import { ratio, reduce, type Ratio } from '../exact/ratio';
import { annuity, annuityInAdvance } from './annuity';

/** What an equal payment has to repay. */
export interface Debt {
  readonly owed: Ratio;
  readonly ratePerPeriod: Ratio;
  readonly count: number;
  /** The first payment is made at once, not one period later. */
  readonly isAdvance: boolean;
}

/** Up to this count the exact power is cheaper than two bounds of it. */
const fewPayments = 24;

/** Binary places of the bounds: with these the exact fraction is almost never needed. */
const places = 384n;
const one = 1n << places;

/**
 * The equal payment, rounded. An exact payment has tens of thousands of digits for a long loan, and a loan with
 * monthly early payments needs hundreds of them. Two close bounds mostly round to the same amount, which is then that
 * of the exact payment, because rounding is monotonic. Otherwise the exact one decides.
 */
export function roundedAnnuity<Amount extends number | bigint>(
  debt: Debt,
  round: (exact: Ratio) => Amount,
): Amount {
  const bounds = debt.count > fewPayments ? boundsOf(debt) : undefined;
  if (bounds) {
    const rounded = round(bounds.low);
    if (round(bounds.high) === rounded) return rounded;
  }
  const { owed, ratePerPeriod, count, isAdvance } = debt;
  return round((isAdvance ? annuityInAdvance : annuity)(owed, ratePerPeriod, count));
}

/** P·r / (1 − v^n) with v = 1/(1+r), in advance divided by 1+r, with v^n once rounded down and once up. */
function boundsOf({ owed, ratePerPeriod, count, isAdvance }: Debt): { low: Ratio; high: Ratio } | undefined {
  const { numerator, denominator } = reduce(ratePerPeriod);
  const grown = numerator + denominator;
  const discount = (one * denominator) / grown;
  const lowerPower = power(discount, count, 0n);
  const upperPower = power(discount + 1n, count, 1n);
  // With no or almost no interest, the fraction is short or the bounds are useless.
  if (upperPower >= one) return undefined;
  const above = owed.numerator * numerator * one;
  const below = owed.denominator * (isAdvance ? grown : denominator);
  return { low: ratio(above, below * (one - lowerPower)), high: ratio(above, below * (one - upperPower)) };
}

/** base^exponent; each product is truncated and `more` is added: 0 for a lower bound, 1 for an upper one. */
function power(base: bigint, exponent: number, more: bigint): bigint {
  const times = (left: bigint, right: bigint): bigint => ((left * right) >> places) + more;
  let result = one;
  let square = base;
  for (let left = exponent; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) result = times(result, square);
    if (left > 1) square = times(square, square);
  }
  return result;
}
