import { exactMinor, sum, type Minor } from '../exact/minor';
import type { LoanCost } from '../cost';
import { LoanMathError } from '../loan-math-error';

/** A loan that might be replaced. */
export interface RunningLoan {
  /** What clears it today, without the fee for closing it. */
  readonly payoff: Minor;
  readonly closingFee: Minor;
  /** The payments that are left, in order. */
  readonly payments: readonly Minor[];
}

export interface SwitchInput {
  readonly loans: readonly RunningLoan[];
  /** The loan that would replace them, with all its fees. */
  readonly offer: LoanCost;
}

export interface SwitchComparison {
  /** All that is paid from now on when nothing changes. */
  readonly staying: Minor;
  /** All that is paid from now on with the new loan, its fees and what closing the others costs. */
  readonly switching: Minor;
  /** Above zero: switching costs less. */
  readonly saves: Minor;
  /** What clears the old loans, with the fees for it. */
  readonly toClear: Minor;
  /** What the new loan leaves in hand, or below zero: what has to be added to it. */
  readonly inHand: Minor;
  readonly paymentBefore: Minor;
  readonly paymentAfter: Minor;
  readonly paymentsBefore: number;
  readonly paymentsAfter: number;
}

/**
 * Keeps loans or replaces them by one: everything that is paid from today on, both ways, with all fees. Money that the
 * new loan leaves in hand is counted against it. Throws `badAmount` for amounts below zero or no loan at all.
 */
export function compareSwitch({ loans, offer }: SwitchInput): SwitchComparison {
  const amounts = loans.flatMap(({ payoff, closingFee, payments }) => [payoff, closingFee, ...payments]);
  if (loans.length === 0 || amounts.some((amount) => exactMinor(amount) < 0n)) {
    throw new LoanMathError('badAmount', 'Loans with amounts of zero or more are compared.');
  }
  const staying = sum(loans.flatMap(({ payments }) => payments));
  const toClear = sum(loans.flatMap(({ payoff, closingFee }) => [payoff, closingFee]));
  const inHand = sum([offer.net, -toClear]);
  const switching = sum([offer.totalRepay, -inHand]);
  return {
    ...{ staying, switching, saves: sum([staying, -switching]), toClear, inHand },
    paymentBefore: sum(loans.map(({ payments: [first = 0] }) => first)),
    paymentAfter: offer.instalment,
    paymentsBefore: Math.max(...loans.map(({ payments }) => payments.length)),
    paymentsAfter: offer.rows.length,
  };
}
