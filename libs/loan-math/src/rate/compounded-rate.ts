import { rateFromPercent, type Percent } from '../exact/percent';
import { divide, ratio } from '../exact/ratio';
import { periodsPerYear } from '../tenure';
import type { TenureType } from '../terms';
import { compounded } from './effective-apr';
import { percentOfRate } from './percent-of-rate';
import { rootOf } from './translate-rate';

export interface CompoundedRate {
  /** A year, as stated. */
  readonly percent: Percent;
  /** How often the stated rate is compounded: 2 for half-years. */
  readonly timesPerYear: 1 | 2 | 4 | 12;
  readonly tenureType: TenureType;
  /** Decimals of the result; 20 by default, so that a plan is right to the cent. */
  readonly places?: number;
}

/**
 * The nominal rate of a plan whose stated rate is compounded at other times than its payments, such as Canadian mortgages by the
 * Interest Act, section 6: pass it as `annualRatePercent`. Throws `badRate`, and `noRate` for a rate of more than thirty digits.
 */
export function compoundedRate({ percent, timesPerYear, tenureType, places = 20 }: CompoundedRate): Percent {
  const each = divide(rateFromPercent(percent), ratio(timesPerYear));
  const perYear = periodsPerYear(tenureType);
  return percentOfRate(rootOf(compounded(each, timesPerYear), perYear), ratio(perYear), places);
}
