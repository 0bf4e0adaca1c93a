import { exactMinor, minorFrom, sum, type Minor } from '../exact/minor';
import { type Percent } from '../exact/percent';
import { divide, ratio, roundRatio } from '../exact/ratio';
import { equalInstalment, unroundedInstalment } from '../instalment';
import { LoanMathError } from '../loan-math-error';
import type { TenureType } from '../terms';

export interface AffordableInput {
  /** Income per period. */
  readonly income: Minor;
  /** Existing expenses per period: rent, other loans. */
  readonly otherDues: Minor;
  /** The amount to keep in reserve. */
  readonly keepAside: Minor;
  readonly annualRatePercent: Percent;
  readonly periods: number;
  readonly every: TenureType;
}

export interface Affordable {
  /** What is left for a payment; at least zero. */
  readonly payment: Minor;
  /** The largest loan whose equal payment does not exceed that. */
  readonly principal: Minor;
}

/**
 * What an income leaves for a payment, and the loan it can repay: arithmetic, not advice. Throws `badAmount` for a
 * negative amount, `badRate`, `badTenure`.
 */
export function affordable(input: AffordableInput): Affordable {
  const { income, otherDues, keepAside, annualRatePercent, periods, every } = input;
  if ([income, otherDues, keepAside].some((amount) => exactMinor(amount) < 0n)) {
    throw new LoanMathError('badAmount', 'An amount must be zero or more.');
  }
  const payment = Math.max(0, sum([income, -otherDues, -keepAside]));
  const terms = { annualRatePercent, periods, every };
  const one = unroundedInstalment({ ...terms, principal: 1 });
  let principal = minorFrom(roundRatio(divide(ratio(payment), one), 'down'));
  // A payment that is rounded down allows slightly more.
  while (principal > 0 && equalInstalment({ ...terms, principal }) > payment) principal -= 1;
  return { payment, principal };
}
