import { exactMinor, sum, type Minor } from '../exact/minor';
import type { LoanCost } from '../cost';
import { LoanMathError } from '../loan-math-error';

/** A loan that might be replaced. */
export interface RunningLoan {
  /** Its payoff amount today, without the fee for closing it. */
  readonly payoff: Minor;
  readonly closingFee: Minor;
  /** The remaining payments, in order. */
  readonly payments: readonly Minor[];
}

export interface SwitchInput {
  readonly loans: readonly RunningLoan[];
  /** The loan that would replace them, with all its fees. */
  readonly offer: LoanCost;
}

export interface SwitchComparison {
  /** The total from now on without a change. */
  readonly staying: Minor;
  /** The total from now on with the new loan, its fees and the cost of closing the others. */
  readonly switching: Minor;
  /** Positive: switching costs less. */
  readonly saves: Minor;
  /** The payoff of the old loans, including their fees. */
  readonly toClear: Minor;
  /** What is left of the new loan's payout; negative: what has to be added to it. */
  readonly inHand: Minor;
  readonly paymentBefore: Minor;
  readonly paymentAfter: Minor;
  readonly paymentsBefore: number;
  readonly paymentsAfter: number;
}

/**
 * Compares keeping loans with replacing them by one: everything that is paid from today on, both ways, with all fees.
 * Money left over from the new loan is deducted. Throws `badAmount` for negative amounts or without any loan.
 */
export function compareSwitch({ loans, offer }: SwitchInput): SwitchComparison {
  const amounts = loans.flatMap(({ payoff, closingFee, payments }) => [payoff, closingFee, ...payments]);
  if (loans.length === 0 || amounts.some((amount) => exactMinor(amount) < 0n)) {
    throw new LoanMathError('badAmount', 'The amounts of compared loans must be zero or more.');
  }
  const staying = sum(loans.flatMap(({ payments }) => payments));
  const toClear = sum(loans.flatMap(({ payoff, closingFee }) => [payoff, closingFee]));
  const inHand = sum([offer.net, -toClear]);
  const switching = sum([offer.totalRepay, -inHand]);
  return {
    staying,
    switching,
    saves: sum([staying, -switching]),
    toClear,
    inHand,
    paymentBefore: sum(loans.map(({ payments: [first = 0] }) => first)),
    paymentAfter: offer.instalment,
    paymentsBefore: Math.max(...loans.map(({ payments }) => payments.length)),
    paymentsAfter: offer.rows.length,
  };
}
