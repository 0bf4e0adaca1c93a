import { exactMinor, roundToMinor, type Minor } from './exact/minor';
import { rateFromPercent, type Percent } from './exact/percent';
import { add, multiply, ratio } from './exact/ratio';
import { withTax, type Fee } from './fees';
import { LoanMathError } from './loan-math-error';

export interface LateFeeInput {
  /** What was late and for how many days; a partial payment starts a new stretch with a smaller amount. */
  readonly stretches: readonly { readonly unpaid: Minor; readonly days: number }[];
  readonly percentPerDay: Percent;
  /** The maximum charge before tax; omitted if there is no cap. */
  readonly cap?: Minor;
  readonly taxPercent: Percent;
  /** The smallest payable amount in the market, in minor units; 1 by default. */
  readonly moneyStep?: Minor | undefined;
}

/**
 * The late fee: unpaid amount × days × daily rate, rounded once, never above the cap, with its tax. Late fees
 * never bear a late fee: `unpaid` is principal, interest and fees (no compounding of penal charges, RBI Fair
 * Lending Practice 2023). Throws `badAmount` for negative days.
 */
export function lateFee({ stretches, percentPerDay, cap, taxPercent, moneyStep }: LateFeeInput): Fee {
  const rate = rateFromPercent(percentPerDay);
  const exact = stretches.reduce((total, { unpaid, days }) => {
    if (!Number.isInteger(days) || days < 0)
      throw new LoanMathError('badAmount', `Not a number of days: ${days}`);
    return add(total, multiply(ratio(exactMinor(unpaid) * BigInt(days)), rate));
  }, ratio(0));
  const uncapped = roundToMinor(exact, 'half-up', moneyStep);
  const most = cap === undefined ? uncapped : roundToMinor(ratio(exactMinor(cap)), 'down', moneyStep);
  return withTax(Math.min(uncapped, Math.max(0, most)), taxPercent, moneyStep);
}
