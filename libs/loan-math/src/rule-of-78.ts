import { exactMinor, share, sum, type Minor } from './exact/minor';
import { ratio } from './exact/ratio';
import { LoanMathError } from './loan-math-error';

export interface RuleOf78Input {
  /** All interest of the loan, fixed at the start. */
  readonly interest: Minor;
  /** All its payments, in order. */
  readonly instalments: readonly Minor[];
  /** How many of them are paid. */
  readonly paid: number;
  /** The smallest payable amount in the market, in minor units; 1 by default. */
  readonly moneyStep?: Minor | undefined;
}

export interface RuleOf78 {
  /** The interest of the payments to come, which is not charged. */
  readonly rebate: Minor;
  /** What pays off the loan: the payments to come without it. */
  readonly amount: Minor;
}

/**
 * Paying off a flat loan early where its interest is spread by the sum of the digits: the first of n payments carries n parts of it,
 * the last one part. Throws `badTenure` unless `paid` is a whole number up to the count of payments, `badAmount`.
 */
export function ruleOf78({ interest, instalments, paid, moneyStep }: RuleOf78Input): RuleOf78 {
  const count = instalments.length;
  if (!Number.isInteger(paid) || paid < 0 || paid > count || count === 0) {
    throw new LoanMathError('badTenure', `Of ${count} payments cannot be paid: ${paid}`);
  }
  if (exactMinor(interest) < 0n) throw new LoanMathError('badAmount', 'Interest must be zero or more.');
  const left = count - paid;
  const part = ratio(left * (left + 1), count * (count + 1));
  const rebate = share(interest, part, 'half-up', moneyStep);
  return { rebate, amount: sum(instalments.slice(paid)) - rebate };
}
