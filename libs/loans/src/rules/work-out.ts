import {
  dayCounts,
  feeModes,
  isKnown,
  rateKinds,
  tenureTypes,
  type Cost,
  type Terms,
} from '@clearloan/api-client/declare';
import { cost, LoanMathError, type CostTerms, type LoanCost } from '@clearloan/loan-math';
import type { LoanChoice } from './loan-choice';

/**
 * Works a loan out again on this phone from the lender's own terms, for its own amount and time or for another choice.
 * `undefined` when this phone cannot know: the terms hold a word this build does not know, or make no loan.
 */
export function workOut(lenders: Cost, choice: LoanChoice = {}): LoanCost | undefined {
  const terms = termsForPhone(lenders);
  if (!terms) return undefined;
  const { amount = terms.principal, tenure = terms.tenure } = choice;
  try {
    return cost({ ...terms, principal: amount, tenure });
  } catch (error) {
    if (error instanceof LoanMathError) return undefined;
    throw error;
  }
}

/** The terms as loan-math reads them; `undefined` when a word of them is unknown here. */
export function termsForPhone(example: Cost): CostTerms | undefined {
  const { terms, tenure_type: tenureType } = example;
  const { rateKind, dayCount, feeMode } = terms;
  if (!isKnown(tenureTypes, tenureType) || !isKnown(rateKinds, rateKind) || !isKnown(feeModes, feeMode))
    return undefined;
  if (!isKnown(dayCounts, dayCount) || dayCount === 'act/act' || !isPlain(terms)) return undefined;
  const fee = feeOf(example);
  if (!fee || terms.gstPercent === undefined) return undefined;
  return {
    principal: example.principal,
    annualRatePercent: example.interest_rate,
    tenure: example.tenure,
    tenureType,
    rateKind,
    dayCount,
    repayment: example.tenure > 1 && example.repay_plans.length === 1 ? 'single' : 'instalments',
    startDate: terms.startDate,
    processingFee: { mode: feeMode, fee, taxPercent: terms.gstPercent },
  };
}

/** The one rounding and the one kind of APR that loan-math computes a whole cost by. */
const isPlain = ({ rounding, firstPayment, aprMethod }: Terms): boolean =>
  rounding === 'plain' && firstPayment === 'arrears' && aprMethod === 'nominal';

function feeOf({
  processing_fee_type,
  processing_fee,
  terms,
}: Cost): CostTerms['processingFee']['fee'] | undefined {
  if (processing_fee_type === 'flat') return { flat: processing_fee };
  const percent = terms.processingFeePercent;
  return processing_fee_type === 'percent' && percent !== undefined ? { percent } : undefined;
}
