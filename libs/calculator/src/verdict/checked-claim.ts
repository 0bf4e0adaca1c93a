import { LoanMathError, type LoanMathReason, type Verdict } from '@clearloan/loan-math';
import { verifyPlan } from '@clearloan/loan-math/verify';
import type { CheckQuestion } from '../rules/claims';

export type Checked =
  | { readonly is: 'nothing' }
  | { readonly is: 'checked'; readonly verdict: Verdict }
  | { readonly is: 'refused'; readonly reason: LoanMathReason };

/** The verdict on a claim. A separate file, because the search for errors is large and takes long: a worker loads it. */
export function checkedClaim(question: CheckQuestion): Checked {
  if (question.is !== 'claim') return question;
  try {
    return { is: 'checked', verdict: verifyPlan(question.claim) };
  } catch (error) {
    if (error instanceof LoanMathError) return { is: 'refused', reason: error.reason };
    throw error;
  }
}
