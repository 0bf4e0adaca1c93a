import { isKnown } from '@clearloan/api-client/declare';
import {
  aprMethods,
  chargePayees,
  chargeWays,
  dayCounts,
  feeModes,
  firstPayments,
  rateKinds,
  roundings,
  tenureTypes,
  type Cost,
} from '@clearloan/loan-contract';
import {
  cost,
  dealCost,
  LoanMathError,
  type CostTerms,
  type DealCharge,
  type LoanCost,
} from '@clearloan/loan-math';
import type { LoanChoice } from './loan-choice';

/**
 * Recalculates a loan on this device from the lender's own terms, for its own amount and tenure or for another choice.
 * `undefined` if this device cannot: the terms contain an unknown value, or are not a valid loan.
 */
export function recalculate(lenders: Cost, choice: LoanChoice = {}): LoanCost | undefined {
  const terms = localTerms(lenders);
  const charges = localCharges(lenders);
  if (!terms || !charges) return undefined;
  const { amount = terms.principal, tenure = terms.tenure } = choice;
  const isOther = amount !== terms.principal || tenure !== terms.tenure;
  // Only the lender knows the cost of insurance for another amount or tenure.
  if (charges.length > 0 && isOther) return undefined;
  try {
    const chosen = { ...terms, principal: amount, tenure };
    if (charges.length === 0) return cost(chosen);
    const { loan, net, totalRepay, apr } = dealCost(chosen, charges);
    return { ...loan, net, totalRepay, apr };
  } catch (error) {
    if (error instanceof LoanMathError) return undefined;
    throw error;
  }
}

/** The terms in loan-math's format; `undefined` if they contain an unknown value. */
export function localTerms(example: Cost): CostTerms | undefined {
  const { terms, tenure_type: tenureType } = example;
  const { rateKind, dayCount, feeMode, rounding, moneyStep, firstPayment, aprMethod } = terms;
  if (!isKnown(tenureTypes, tenureType) || !isKnown(rateKinds, rateKind) || !isKnown(feeModes, feeMode))
    return undefined;
  if (!isKnown(dayCounts, dayCount) || !isKnown(roundings, rounding)) return undefined;
  if (!isKnown(firstPayments, firstPayment) || !isKnown(aprMethods, aprMethod)) return undefined;
  const fee = feeOf(example);
  if (!fee || terms.gstPercent === undefined) return undefined;
  const isSingle = example.tenure > 1 && example.repay_plans.length === 1;
  return {
    principal: example.principal,
    annualRatePercent: example.interest_rate,
    tenure: example.tenure,
    tenureType,
    rateKind,
    dayCount,
    rounding,
    moneyStep,
    firstPayment,
    aprMethod,
    repayment: isSingle ? 'single' : 'instalments',
    startDate: terms.startDate,
    // A single payment is due when the loan ends, and one in advance with the payout: neither has a first period.
    firstDueDate: isSingle || firstPayment === 'advance' ? undefined : terms.firstDueTime,
    processingFee: { mode: feeMode, fee, taxPercent: terms.gstPercent },
  };
}

function feeOf({
  processing_fee_type,
  processing_fee,
  terms,
}: Cost): CostTerms['processingFee']['fee'] | undefined {
  if (processing_fee_type === 'flat') return { flat: processing_fee };
  const percent = terms.processingFeePercent;
  return processing_fee_type === 'percent' && percent !== undefined ? { percent } : undefined;
}

/** The charges in loan-math's format; `undefined` if they contain an unknown value. */
function localCharges({ charges = [] }: Cost): readonly DealCharge[] | undefined {
  const known = charges.flatMap(({ payee, paid, amount, gst }) =>
    isKnown(chargePayees, payee) && isKnown(chargeWays, paid) ? [{ payee, paid, amount, tax: gst }] : [],
  );
  return known.length === charges.length ? known : undefined;
}
