import { exactMinor, minorFrom, sum, type Minor } from '../exact/minor';
import { type Percent } from '../exact/percent';
import { divide, ratio, roundRatio } from '../exact/ratio';
import { equalInstalment, unroundedInstalment } from '../instalment';
import { LoanMathError } from '../loan-math-error';
import type { TenureType } from '../terms';

export interface AffordableInput {
  /** What comes in each period. */
  readonly income: Minor;
  /** What goes out each period already: rent, other loans. */
  readonly otherDues: Minor;
  /** What is not to be touched. */
  readonly keepAside: Minor;
  readonly annualRatePercent: Percent;
  readonly periods: number;
  readonly every: TenureType;
}

export interface Affordable {
  /** What is left for a payment; zero where nothing is. */
  readonly payment: Minor;
  /** The largest loan whose equal payment is not above that. */
  readonly principal: Minor;
}

/**
 * What is left of an income for a payment, and the loan it pays back: sums, no advice. Throws `badAmount` for an amount
 * below zero, `badRate`, `badTenure`.
 */
export function affordable(input: AffordableInput): Affordable {
  const { income, otherDues, keepAside, annualRatePercent, periods, every } = input;
  if ([income, otherDues, keepAside].some((amount) => exactMinor(amount) < 0n)) {
    throw new LoanMathError('badAmount', 'An amount is not below zero.');
  }
  const payment = Math.max(0, sum([income, -otherDues, -keepAside]));
  const terms = { annualRatePercent, periods, every };
  const one = unroundedInstalment({ ...terms, principal: 1 });
  let principal = minorFrom(roundRatio(divide(ratio(payment), one), 'down'));
  // A payment that is rounded down carries a little more.
  while (principal > 0 && equalInstalment({ ...terms, principal }) > payment) principal -= 1;
  return { payment, principal };
}
