import { exactMinor, roundToMinor, share, sum, type Minor } from './exact/minor';
import { rateFromPercent, type Percent } from './exact/percent';
import { add, divide, ratio } from './exact/ratio';
import { LoanMathError } from './loan-math-error';

/**
 * How the processing fee is paid: taken out of the payout · added to the loan, so that it carries interest ·
 * paid apart at the start.
 */
export type FeeMode = 'deducted' | 'added' | 'separate';

/** A fee is a percentage of the amount borrowed or one fixed amount; tax is a percentage of the fee. */
export interface FeeTerms {
  readonly mode: FeeMode;
  readonly fee: { readonly percent: Percent } | { readonly flat: Minor };
  readonly taxPercent: Percent;
}

export interface Fee {
  readonly fee: Minor;
  readonly tax: Minor;
}

/** Fee half-up on the amount borrowed, then tax half-up on the rounded fee. */
export function processingFee(principal: Minor, terms: FeeTerms): Fee {
  const fee = 'flat' in terms.fee ? terms.fee.flat : share(principal, rateFromPercent(terms.fee.percent));
  if (fee < 0) throw new LoanMathError('badAmount', 'A fee is not below zero.');
  return withTax(fee, terms.taxPercent);
}

/** An amount with its tax beside it. */
export const withTax = (fee: Minor, taxPercent: Percent): Fee => ({
  fee,
  tax: share(fee, rateFromPercent(taxPercent)),
});

/** The largest fee that with its tax is no more than so much. Throws `badAmount` below zero. */
export function feeWithin(total: Minor, taxPercent: Percent): Minor {
  if (exactMinor(total) < 0n) throw new LoanMathError('badAmount', 'A fee with its tax is not below zero.');
  const whole = add(ratio(1), rateFromPercent(taxPercent));
  let fee = roundToMinor(divide(ratio(exactMinor(total)), whole), 'down');
  // A tax that is rounded down leaves room for a little more.
  while (sum([fee + 1, withTax(fee + 1, taxPercent).tax]) <= total) fee += 1;
  while (fee > 0 && sum([fee, withTax(fee, taxPercent).tax]) > total) fee -= 1;
  return fee;
}
