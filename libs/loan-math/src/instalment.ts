import { exactMinor, roundToMinor, type Minor } from './exact/minor';
import { rateFromPercent, type Percent } from './exact/percent';
import { multiply, ratio, type Ratio } from './exact/ratio';
import { type RoundingMode } from './exact/rounding';
import { annuity, annuityInAdvance } from './plan/annuity';
import { checkTenure, equalPeriods } from './tenure';
import type { DayCount, FirstPayment, TenureType } from './terms';

export interface InstalmentTerms {
  readonly principal: Minor;
  readonly annualRatePercent: Percent;
  /** How many payments: 1 to 1 200. */
  readonly periods: number;
  /** The time between two payments. */
  readonly every: TenureType;
  readonly dayCount?: DayCount;
  /** `arrears` unless given; a payment in advance is one period's interest smaller. */
  readonly firstPayment?: FirstPayment | undefined;
}

/**
 * The equal payment that clears a loan with interest on what is still owed, exact and not rounded:
 * P·r·(1+r)ⁿ / ((1+r)ⁿ − 1), at rate 0 P/n; in advance divided by 1+r. Throws `badAmount`, `badRate`, `badTenure`.
 */
export function unroundedInstalment(terms: InstalmentTerms): Ratio {
  const principal = ratio(exactMinor(terms.principal));
  const count = checkTenure(terms.periods);
  const year = rateFromPercent(terms.annualRatePercent);
  const rate = multiply(year, equalPeriods(1, terms.every, terms.dayCount ?? '30/360'));
  return terms.firstPayment === 'advance'
    ? annuityInAdvance(principal, rate, count)
    : annuity(principal, rate, count);
}

/** The same payment in whole minor units. */
export const equalInstalment = (terms: InstalmentTerms, mode: RoundingMode = 'half-up'): Minor =>
  roundToMinor(unroundedInstalment(terms), mode);
