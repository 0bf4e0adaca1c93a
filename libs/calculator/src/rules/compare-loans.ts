import type { Minor } from '@clearloan/formatting';
import type { LoanCost, LoanMathReason } from '@clearloan/loan-math';
import { plainQuestion, type AdvancedQuestion } from '../contract';
import type { StoredLoan } from './stored-loan';
import { costOf, priceQuestion } from './loan-form';

/** `asKept`: each loan as saved · `alike`: all with the same amount and tenure, so that their costs are comparable. */
export type Basis = 'asKept' | 'alike';

export interface ComparedLoan {
  readonly loan: StoredLoan;
  /** The amount and tenure of the figures. */
  readonly question: AdvancedQuestion;
  readonly price: LoanCost | undefined;
  readonly cost: Minor;
  readonly refusal: LoanMathReason | undefined;
  /** How much more it costs than the cheapest. */
  readonly more: Minor;
}

/** Whether all loans have the same amount, tenure and pace. */
export const areAlike = (loans: readonly StoredLoan[]): boolean =>
  loans.every(
    (loan) =>
      loan.principal === loans[0]?.principal &&
      loan.tenure === loans[0].tenure &&
      loan.tenure_type === loans[0].tenure_type,
  );

/** Cheapest first; equal costs by APR. A loan that cannot be calculated comes last. */
export function compareLoans(
  loans: readonly StoredLoan[],
  basis: Basis,
  today: string,
  moneyStep: Minor,
): ComparedLoan[] {
  const [first] = loans;
  const asked = loans.map((loan) => ({
    loan,
    question: basis === 'alike' && first ? onBasisOf(loan, first) : loan,
  }));
  const priced = asked.map(({ loan, question }) => {
    const answer = priceQuestion(question, today, moneyStep);
    return answer.is === 'priced'
      ? { loan, question, price: answer.loan, cost: costOf(answer.loan), refusal: undefined }
      : { loan, question, price: undefined, cost: 0, refusal: answer.reason };
  });
  const sorted = priced.toSorted(
    (one, other) =>
      Number(one.price === undefined) - Number(other.price === undefined) ||
      one.cost - other.cost ||
      Number(one.price?.apr) - Number(other.price?.apr),
  );
  const cheapest = sorted[0]?.cost ?? 0;
  return sorted.map((each) => ({ ...each, more: each.cost - cheapest }));
}

/** The loan's own terms with another amount and tenure. Changes belong to its own plan and are left out. */
const onBasisOf = (loan: StoredLoan, basis: StoredLoan): AdvancedQuestion => {
  const { principal, tenure, tenure_type } = basis;
  const {
    interest_rate,
    processing_fee,
    processing_fee_type,
    feeMode,
    gst,
    rateKind,
    firstPayment,
    rounding,
  } = loan;
  const terms = {
    interest_rate,
    processing_fee,
    processing_fee_type,
    feeMode,
    gst,
    rateKind,
    firstPayment,
    rounding,
  };
  return { ...plainQuestion({ principal, interest_rate, tenure, tenure_type }), ...terms };
};
