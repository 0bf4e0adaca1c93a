import type { Cost, PlanRow } from '@clearloan/loan-contract';
import { LoanMathError, type Cause, type ClaimedPlan, type ClaimedRow } from '@clearloan/loan-math';
import { verifyPlan } from '@clearloan/loan-math/verify';
import { isInterestAsPlanned } from './check-maths';
import { localTerms, recalculate } from './recalculate';

/** A cause of a difference; `unknown` is not an explanation, and charges of others are in the lender's own answer. */
export type Explanation = Exclude<Cause, 'unknown' | 'chargesOfOthers'>;

const isExplanation = (cause: Cause): cause is Explanation =>
  cause !== 'unknown' && cause !== 'chargesOfOthers';

/**
 * What a lender whose figures differ from the stated terms probably did: another rounding, a flat rate, a fee that was
 * left out. Empty if the figures are right, or if nothing explains them.
 */
export function explainMaths(lenders: Cost): readonly Explanation[] {
  const claimed = claimOf(lenders);
  if (!claimed) return [];
  try {
    const { findings, explainedBy } = verifyPlan(claimed);
    const named = explainedBy.length > 0 ? explainedBy : findings.flatMap(({ causes }) => causes);
    return [...new Set(named)].filter(isExplanation);
  } catch (error) {
    if (error instanceof LoanMathError) return [];
    throw error;
  }
}

/** The lender's figures as a claim about the stated terms; `undefined` if the terms contain an unknown value. */
function claimOf(lenders: Cost): ClaimedPlan | undefined {
  const stated = localTerms(lenders);
  // Reasons are known for a loan alone, not for products sold with it.
  if (!stated || (lenders.charges ?? []).length > 0) return undefined;
  const { processingFee, aprMethod = 'nominal', ...terms } = stated;
  const ours = recalculate(lenders)?.rows ?? [];
  return {
    terms,
    states: ['dayCount', 'repayment', 'pause', 'pace'],
    fee: lenders.processing_fee,
    tax: lenders.gst,
    feeMode: processingFee.mode,
    net: lenders.netAmount,
    instalment: lenders.month_amount,
    totalInterest: lenders.total_interest,
    totalRepay: lenders.totalRepay,
    apr: { percent: lenders.apr, method: aprMethod },
    rows: lenders.repay_plans.map((plan, index) => rowOf(plan, ours[index]?.tax ?? 0)),
  };
}

/** A payment as in the plan: late fees and delays are separate, and a financed fee is repaid with it. */
function rowOf(plan: PlanRow, feeTax: number): ClaimedRow {
  const { periodNo, dueTime, originalDueTime = dueTime, interest } = plan;
  return {
    periodNo,
    dueDate: originalDueTime,
    principal: plan.principal + plan.processing_fee + feeTax,
    interest: isInterestAsPlanned(plan) ? interest : undefined,
  };
}
