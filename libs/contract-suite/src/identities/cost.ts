import { isKnown, unlessAmount, unlessSame, type Fault } from '@clearloan/api-client/declare';
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
  cost as priceOf,
  dealCost,
  LoanMathError,
  type CostTerms,
  type LoanCost,
} from '@clearloan/loan-math';

/** A fee of a fixed amount has no rate. */
const feeTypeFaults = ({ processing_fee_type: type, terms }: Cost, at: string): Fault[] =>
  unlessSame(
    `${at}.processing_fee_type`,
    'percent',
    Number(terms.processingFeePercent ?? 0) > 0 ? type : 'percent',
    'there is a rate',
  );

/** Recomputes the full price from its own terms: every total, the APR and each payment, to the cent. */
export function recomputedFaults(cost: Cost, at = 'data'): Fault[] {
  const ours = workOut(cost);
  if (ours === undefined) return feeTypeFaults(cost, at);
  const why = 'recalculated from its terms';
  const rows = cost.repay_plans;
  return [
    ...feeTypeFaults(cost, at),
    ...unlessAmount(`${at}.netAmount`, ours.net, cost.netAmount, why),
    ...unlessAmount(`${at}.total_interest`, ours.interest, cost.total_interest, why),
    ...unlessAmount(`${at}.processing_fee`, ours.fee, cost.processing_fee, why),
    ...unlessAmount(`${at}.gst`, ours.tax, cost.gst, why),
    ...unlessAmount(`${at}.totalRepay`, ours.totalRepay, cost.totalRepay, why),
    ...unlessAmount(`${at}.month_amount`, ours.instalment, cost.month_amount, why),
    ...(Number(ours.apr) === Number(cost.apr) ? [] : unlessSame(`${at}.apr`, ours.apr, cost.apr, why)),
    ...unlessSame(`${at}.repay_plans.length`, ours.rows.length, rows.length, why),
    ...ours.rows.flatMap((row, index) => {
      const theirs = rows[index];
      const here = `${at}.repay_plans[${index}]`;
      if (theirs === undefined) return [];
      return [
        ...unlessSame(`${here}.dueTime`, row.dueDate, theirs.originalDueTime ?? theirs.dueTime, why),
        ...unlessAmount(`${here}.principal`, row.principal, theirs.principal, why),
        ...unlessAmount(`${here}.interest`, row.interest, theirs.interest, why),
        ...unlessAmount(`${here}.processing_fee`, row.fee, theirs.processing_fee, why),
      ];
    }),
  ];
}

/** The loan as computed by loan-math; undefined if the terms contain a value that this contract does not know. */
function workOut(cost: Cost): LoanCost | undefined {
  const terms = termsOf(cost);
  const charges = (cost.charges ?? []).flatMap(({ payee, paid, amount, gst }) =>
    isKnown(chargePayees, payee) && isKnown(chargeWays, paid) ? [{ payee, paid, amount, tax: gst }] : [],
  );
  if (terms === undefined || charges.length !== (cost.charges ?? []).length) return undefined;
  try {
    if (charges.length === 0) return priceOf(terms);
    const { loan, net, totalRepay, apr } = dealCost(terms, charges);
    return { ...loan, net, totalRepay, apr };
  } catch (error) {
    if (error instanceof LoanMathError) return undefined;
    throw error;
  }
}

function termsOf({ terms, ...cost }: Cost): CostTerms | undefined {
  const { tenure_type: tenureType, processing_fee_type: feeType, processing_fee: flat } = cost;
  const { rateKind, dayCount, feeMode, rounding, moneyStep, firstPayment, aprMethod, gstPercent } = terms;
  const fee = feeType === 'flat' ? { flat } : { percent: terms.processingFeePercent ?? '' };
  if (!isKnown(tenureTypes, tenureType) || !isKnown(rateKinds, rateKind) || !isKnown(feeModes, feeMode))
    return undefined;
  if (!isKnown(dayCounts, dayCount) || !isKnown(roundings, rounding) || !isKnown(aprMethods, aprMethod))
    return undefined;
  if (!isKnown(firstPayments, firstPayment) || gstPercent === undefined || fee.percent === '')
    return undefined;
  const isSingle = cost.tenure > 1 && cost.repay_plans.length === 1;
  return {
    principal: cost.principal,
    annualRatePercent: cost.interest_rate,
    tenure: cost.tenure,
    tenureType,
    rateKind,
    dayCount,
    rounding,
    moneyStep,
    firstPayment,
    aprMethod,
    repayment: isSingle ? 'single' : 'instalments',
    startDate: terms.startDate,
    firstDueDate: isSingle || firstPayment === 'advance' ? undefined : terms.firstDueTime,
    processingFee: { mode: feeMode, fee, taxPercent: gstPercent },
  };
}
