import type { Cost, PlanRow } from '@clearloan/loan-contract';
import type { CostRow } from '@clearloan/loan-math';
import type { LoanChoice } from './loan-choice';
import { recalculate } from './recalculate';

/**
 * The price of a loan, or of another choice, calculated on this device. Of a signed loan, it is the price as signed. `undefined` if
 * the device cannot know it. The terms contain the fee's rate, not its amount.
 */
export function localCost(lenders: Cost, choice: LoanChoice = {}): Cost | undefined {
  const result = recalculate(lenders, choice);
  if (!result) return undefined;
  return {
    ...lenders,
    principal: result.principal,
    tenure: choice.tenure ?? lenders.tenure,
    month_amount: result.instalment,
    total_interest: result.interest,
    processing_fee: result.fee,
    gst: result.tax,
    netAmount: result.net,
    totalRepay: result.totalRepay,
    apr: result.apr,
    repay_plans: result.rows.map(planOf),
  };
}

const planOf = (row: CostRow): PlanRow => ({
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
