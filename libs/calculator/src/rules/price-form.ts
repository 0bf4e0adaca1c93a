import type { Minor } from '@clearloan/formatting';
import { LoanMathError, type LoanCost, type LoanMathReason } from '@clearloan/loan-math';
import { priceOf, withoutExtras, type AdvancedQuestion } from '../contract';

/** A calculated loan, or the reason why it cannot be calculated. */
export type Priced =
  | { readonly is: 'priced'; readonly loan: LoanCost; readonly without: LoanCost }
  | { readonly is: 'refused'; readonly reason: LoanMathReason };

/** The price with and without early and growing payments. Everything is calculated here, on the device. */
export function priceQuestion(question: AdvancedQuestion, today: string, moneyStep: Minor): Priced {
  try {
    const without = priceOf(withoutExtras(question), today, moneyStep);
    const hasExtras = question.prepayments !== undefined || question.stepUp !== undefined;
    return { is: 'priced', loan: hasExtras ? priceOf(question, today, moneyStep) : without, without };
  } catch (error) {
    if (error instanceof LoanMathError) return { is: 'refused', reason: error.reason };
    throw error;
  }
}

/** The total cost of the loan: interest, fee and tax. */
export const costOf = ({ interest, fee, tax }: Pick<LoanCost, 'interest' | 'fee' | 'tax'>): number =>
  interest + fee + tax;
