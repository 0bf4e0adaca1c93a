import { checkStep, exactMinor, roundToMinor, share, sum, type Minor } from './exact/minor';
import { rateFromPercent, type Percent } from './exact/decimal';
import { add, divide, ratio, multiply } from './exact/ratio';
import { LoanMathError } from './loan-math-error';

/**
 * How the processing fee is paid: deducted from the payout · added to the loan, so that it bears interest · paid
 * separately at the start.
 */
export type FeeMode = 'deducted' | 'added' | 'separate';

/** A fee is a percentage of the amount borrowed or a fixed amount; tax is a percentage of the fee. */
export interface FeeTerms {
  readonly mode: FeeMode;
  readonly fee: { readonly percent: Percent } | { readonly flat: Minor };
  readonly taxPercent: Percent;
}

export interface Fee {
  readonly fee: Minor;
  readonly tax: Minor;
}

/**
 * Fee half-up on the amount borrowed, then tax half-up on the rounded fee, both to multiples of `step` minor units.
 * Throws `badAmount` for a fixed fee that is negative or not such a multiple.
 */
export function processingFee(principal: Minor, terms: FeeTerms, step: Minor = 1): Fee {
  const fee =
    'flat' in terms.fee
      ? terms.fee.flat
      : share(principal, rateFromPercent(terms.fee.percent), 'half-up', step);
  if (fee < 0) throw new LoanMathError('badAmount', 'A fee must be zero or more.');
  checkStep(step, [fee]);
  return withTax(fee, terms.taxPercent, step);
}

/** An amount and its tax, rounded to a multiple of `step` minor units. */
export const withTax = (fee: Minor, taxPercent: Percent, step: Minor = 1): Fee => ({
  fee,
  tax: share(fee, rateFromPercent(taxPercent), 'half-up', step),
});

/**
 * The largest fee, a multiple of `step`, that together with its tax does not exceed `total`. Throws `badAmount` for a
 * negative total.
 */
export function feeWithin(total: Minor, taxPercent: Percent, step: Minor = 1): Minor {
  if (exactMinor(total) < 0n)
    throw new LoanMathError('badAmount', 'A fee with its tax must be zero or more.');
  const whole = add(ratio(1), rateFromPercent(taxPercent));
  const taxed = (fee: Minor): Minor => sum([fee, withTax(fee, taxPercent, step).tax]);
  let fee = roundToMinor(divide(ratio(exactMinor(total)), whole), 'down', step);
  // A tax that is rounded down leaves room for a slightly larger fee.
  while (taxed(fee + step) <= total) fee += step;
  while (fee > 0 && taxed(fee) > total) fee -= step;
  return fee;
}

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
  const highest = cap === undefined ? uncapped : roundToMinor(ratio(exactMinor(cap)), 'down', moneyStep);
  return withTax(Math.min(uncapped, Math.max(0, highest)), taxPercent, moneyStep);
}
