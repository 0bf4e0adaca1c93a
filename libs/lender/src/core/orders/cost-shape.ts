import type { Cost, PlanRow, Terms } from '@clearloan/loan-contract';
import { sum, type CostRow } from '@clearloan/loan-math';
import { thisLender } from '../../platform/lender/lender';
import { lateFeeCap, type Charged } from './late-fee-rules';
import { chargedBeside, costOf, type Price, type PricingRules, type PriceInput } from './pricing';

/** The price of a loan as the contract returns it. `plans` replaces the initial plan with the current one. */
export function costShape(input: PriceInput, priced: Price, plans?: readonly PlanRow[]): Cost {
  const { rules, tenure } = input;
  return {
    principal: priced.principal,
    interest_rate: rules.annualRatePercent,
    tenure,
    tenure_type: rules.tenureType,
    month_amount: priced.instalment,
    total_interest: priced.interest,
    processing_fee: priced.fee,
    processing_fee_type: 'percent',
    gst: priced.tax,
    netAmount: priced.net,
    totalRepay: sum([priced.net, costOf(priced), chargedBeside(priced)]),
    apr: priced.apr,
    charges: priced.charges.length === 0 ? undefined : [...priced.charges],
    terms: termsShape(rules, { ...priced, charged: costOf(priced) }, input.startDate),
    repay_plans: [...(plans ?? priced.rows.map(freshPlan))],
  };
}

/** The terms that the device needs to recompute the loan. */
export function termsShape(
  rules: PricingRules,
  loan: Pick<Charged, 'principal' | 'charged'> & {
    readonly rows: readonly { readonly dueDate: string }[];
  },
  startDate: string,
): Terms {
  const { moneyStep, market } = thisLender();
  return {
    rateKind: rules.rateKind,
    feeMode: rules.feeMode,
    rounding: 'plain',
    moneyStep: moneyStep === 1 ? undefined : moneyStep,
    dayCount: rules.dayCount,
    firstPayment: 'arrears',
    startDate,
    firstDueTime: loan.rows[0]?.dueDate ?? startDate,
    aprMethod: market.aprMethod,
    lateFeePercentPerDay: rules.lateFeePercentPerDay,
    lateFeeCap: lateFeeCap(rules, { ...loan, startDate }),
    prepayFee: rules.prepayFeePercent,
    processingFeePercent: rules.feePercent,
    gstPercent: rules.taxPercent,
  };
}

/** A payment of an unsigned loan. */
const freshPlan = (row: CostRow): PlanRow => ({
  periodNo: row.periodNo,
  dueTime: row.dueDate,
  periodStatus: 'upcoming',
  principal: row.principal,
  interest: row.interest,
  processing_fee: row.fee,
  gst: row.tax,
  penalty: 0,
  delayFee: 0,
  repayTotalAmount: row.instalment,
  paidAmount: 0,
});
