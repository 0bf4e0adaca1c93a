import type { Cost, PlanRow } from '@clearloan/loan-contract';
import type { Minor } from '@clearloan/formatting';
import type { CostRow, LoanCost } from '@clearloan/loan-math';
import { recalculate } from './recalculate';

/** The totals of a loan that are recalculated. */
export type TotalName = 'youGet' | 'interest' | 'fee' | 'tax' | 'payBack' | 'each';
/** The figures of one payment that are recalculated. `sum`: its parts do not add up to the amount due. */
export type PartName = 'principal' | 'interest' | 'fee' | 'sum';

/** One figure on which the lender and this device differ. Amounts in minor units, dates as `YYYY-MM-DD`. */
export type MathsDifference =
  | { readonly of: 'total'; readonly name: TotalName; readonly lenders: Minor; readonly ours: Minor }
  | { readonly of: 'apr'; readonly lenders: string; readonly ours: string }
  | { readonly of: 'count'; readonly lenders: number; readonly ours: number }
  | { readonly of: 'day'; readonly periodNo: number; readonly lenders: string; readonly ours: string }
  | {
      readonly of: 'part';
      readonly periodNo: number;
      readonly name: PartName;
      readonly lenders: Minor;
      readonly ours: Minor;
    };

export type MathsCheck =
  | { readonly result: 'agrees'; readonly rows: number }
  | { readonly result: 'differs'; readonly differences: readonly MathsDifference[] }
  /** The terms contain a value that this build does not know. */
  | { readonly result: 'unknown' };

/**
 * Recalculates a loan from its terms and compares every total and every payment to the cent. A plan in repayment is
 * checked too: late fees and delays are separate from the compared parts.
 */
export function checkMaths(lenders: Cost): MathsCheck {
  const ours = recalculate(lenders);
  if (!ours) return { result: 'unknown' };
  const differences = [
    ...totalDifferences(lenders, ours),
    ...aprDifference(lenders.apr, ours.apr),
    ...rowDifferences(lenders.repay_plans, ours.rows),
  ];
  return differences.length === 0
    ? { result: 'agrees', rows: ours.rows.length }
    : { result: 'differs', differences };
}

export function totalDifferences(lenders: Cost, ours: LoanCost): MathsDifference[] {
  const pairs: [TotalName, Minor, Minor][] = [
    ['youGet', lenders.netAmount, ours.net],
    ['interest', lenders.total_interest, ours.interest],
    ['fee', lenders.processing_fee, ours.fee],
    ['tax', lenders.gst, ours.tax],
    ['payBack', lenders.totalRepay, ours.totalRepay],
    ['each', lenders.month_amount, ours.instalment],
  ];
  return pairs
    .filter(([, theirs, mine]) => theirs !== mine)
    .map(([name, theirs, mine]) => ({ of: 'total', name, lenders: theirs, ours: mine }));
}

/** Rates are text: `24.0` and `24.00` are equal. */
export const aprDifference = (lenders: string, ours: string): MathsDifference[] =>
  Number(lenders) === Number(ours) ? [] : [{ of: 'apr', lenders, ours }];

function rowDifferences(plans: readonly PlanRow[], rows: readonly CostRow[]): MathsDifference[] {
  if (plans.length !== rows.length) return [{ of: 'count', lenders: plans.length, ours: rows.length }];
  return rows.flatMap((row, index) => {
    const plan = plans[index];
    return plan ? [...dayDifference(plan, row), ...partDifferences(plan, row)] : [];
  });
}

/** A delay changes the due date and keeps the original one in another field. */
export function dayDifference(
  { dueTime, originalDueTime, periodNo }: PlanRow,
  { dueDate }: CostRow,
): MathsDifference[] {
  const lenders = originalDueTime ?? dueTime;
  return lenders === dueDate ? [] : [{ of: 'day', periodNo, lenders, ours: dueDate }];
}

function partDifferences(plan: PlanRow, row: CostRow): MathsDifference[] {
  const { periodNo, principal, interest, processing_fee: fee } = plan;
  const pairs: [PartName, Minor, Minor][] = [
    ['principal', principal, row.principal],
    ...(isInterestAsPlanned(plan) ? [['interest', interest, row.interest] as [PartName, Minor, Minor]] : []),
    ['fee', fee, row.fee],
    ['sum', plan.repayTotalAmount, sumOf(plan, row)],
  ];
  return pairs
    .filter(([, lenders, ours]) => lenders !== ours)
    .map(([name, lenders, ours]) => ({ of: 'part', periodNo, name, lenders, ours }));
}

/**
 * A payment made early does not charge the remaining interest; a moved payment carries the interest of the extra days.
 */
export const isInterestAsPlanned = ({ periodStatus, originalDueTime }: PlanRow): boolean =>
  periodStatus !== 'waived' && originalDueTime === undefined;

/** The sum of the parts, or the payment as printed: with per-cell rounding they differ by a cent. */
function sumOf(plan: PlanRow, row: CostRow): Minor {
  const { principal, interest, processing_fee: fee, gst, penalty, delayFee, repayTotalAmount } = plan;
  const printed = row.instalment - row.tax + gst + penalty + delayFee;
  return repayTotalAmount === printed ? printed : principal + interest + fee + gst + penalty + delayFee;
}
