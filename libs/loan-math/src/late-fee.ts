import { exactMinor, roundToMinor, type Minor } from './exact/minor';
import { rateFromPercent, type Percent } from './exact/percent';
import { add, multiply, ratio } from './exact/ratio';
import { withTax, type Fee } from './fees';
import { LoanMathError } from './loan-math-error';

export interface LateFeeInput {
  /** What was late and for how many days; a part payment begins a new stretch with a smaller amount. */
  readonly stretches: readonly { readonly unpaid: Minor; readonly days: number }[];
  readonly percentPerDay: Percent;
  /** The most that may be charged, before tax; left out where no cap holds. */
  readonly cap?: Minor;
  readonly taxPercent: Percent;
  /** The smallest amount that is paid in the market, in minor units; 1 unless given. */
  readonly moneyStep?: Minor | undefined;
}

/**
 * The fee for paying late: unpaid amount × days × rate a day, rounded once, never above the cap, with its tax.
 * Late fees themselves never carry a late fee: `unpaid` is principal, interest and fees (no compounding of
 * penal charges, RBI Fair Lending Practice 2023). Throws `badAmount` for days below zero.
 */
export function lateFee({ stretches, percentPerDay, cap, taxPercent, moneyStep }: LateFeeInput): Fee {
  const rate = rateFromPercent(percentPerDay);
  const exact = stretches.reduce((total, { unpaid, days }) => {
    if (!Number.isInteger(days) || days < 0)
      throw new LoanMathError('badAmount', `Not a count of days: ${days}`);
    return add(total, multiply(ratio(exactMinor(unpaid) * BigInt(days)), rate));
  }, ratio(0));
  const uncapped = roundToMinor(exact, 'half-up', moneyStep);
  const most = cap === undefined ? uncapped : roundToMinor(ratio(exactMinor(cap)), 'down', moneyStep);
  return withTax(Math.min(uncapped, Math.max(0, most)), taxPercent, moneyStep);
}
