import { exactMinor, roundToMinor, type Minor } from './exact/minor';
import { rateFromPercent, type Percent } from './exact/decimal';
import { multiply, ratio, type Ratio, type RoundingMode } from './exact/ratio';
import { annuity, annuityInAdvance } from './plan/annuity';
import { checkTenure, equalPeriods } from './tenure';
import type { DayCount, FirstPayment, TenureType } from './terms';

export interface InstalmentTerms {
  readonly principal: Minor;
  readonly annualRatePercent: Percent;
  /** The number of payments: 1 to 1 200. */
  readonly periods: number;
  /** The time between two payments. */
  readonly every: TenureType;
  readonly dayCount?: DayCount;
  /** `arrears` by default; a payment in advance is lower by one period's interest. */
  readonly firstPayment?: FirstPayment | undefined;
}

/**
 * The equal payment that repays a loan with interest on the balance, exact and unrounded:
 * P·r·(1+r)ⁿ / ((1+r)ⁿ − 1), at rate 0 P/n; in advance divided by 1+r.
 * Throws `badAmount`, `badRate`, `badTenure`.
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

/** The same payment in integer minor units. */
export const equalInstalment = (terms: InstalmentTerms, mode: RoundingMode = 'half-up'): Minor =>
  roundToMinor(unroundedInstalment(terms), mode);
