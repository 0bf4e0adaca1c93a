import { isKnown } from '@clearloan/api-client/declare';
import { dayCounts, tenureTypes, type Cost, type Plan } from '@clearloan/loan-contract';
import type { Minor } from '@clearloan/formatting';
import { wrongAfterExtra, type CostRow, type LoanCost } from '@clearloan/loan-math';
import { workOut } from './work-out';

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
  const ours = workOut(lenders);
  if (!ours) return { result: 'unknown' };
  const changed = lenders.repay_plans.findLast(({ interestFrom }) => interestFrom !== undefined);
  if (changed !== undefined || lenders.repay_plans.every(isOver)) return checkChanged(lenders, ours, changed);
  const differences = [
    ...totalDifferences(lenders, ours),
    ...aprDifference(lenders.apr, ours.apr),
    ...rowDifferences(lenders.repay_plans, ours.rows),
  ];
  return differences.length === 0
    ? { result: 'agrees', rows: ours.rows.length }
    : { result: 'differs', differences };
}

/** Money that ended a loan early paid no interest for the days to come. */
const isOver = ({ periodStatus, paidAmount, repayTotalAmount }: Plan): boolean =>
  periodStatus === 'waived' || paidAmount >= repayTotalAmount;

/**
 * A plan that early money changed: what was agreed still holds for money received, fees, APR and dates, the principal is the same,
 * and the later payments have the interest of what they repay.
 */
function checkChanged(lenders: Cost, ours: LoanCost, changed: Plan | undefined): MathsCheck {
  const { repay_plans: plans, tenure_type: tenureType, terms } = lenders;
  const { dayCount, startDate, moneyStep } = terms;
  if (!isKnown(tenureTypes, tenureType) || !isKnown(dayCounts, dayCount)) return { result: 'unknown' };
  const rows = plans.map((plan) => ({
    periodNo: plan.periodNo,
    periodEnd: plan.originalDueTime ?? plan.dueTime,
    principal: plan.principal + (terms.feeMode === 'added' ? plan.processing_fee + plan.gst : 0),
    interest: plan.interest,
  }));
  const accruing = {
    rows,
    startDate,
    tenureType,
    dayCount,
    moneyStep,
    annualRatePercent: lenders.interest_rate,
  };
  const wrongRows =
    changed?.interestFrom === undefined
      ? []
      : wrongAfterExtra(accruing, changed.periodNo, changed.interestFrom);
  const interest = plans.reduce((sum, plan) => sum + plan.interest, 0);
  const expected = { ...ours, interest, totalRepay: ours.totalRepay - ours.interest + interest };
  const differences = [
    ...totalDifferences(
      lenders,
      plans.some(isMoved)
        ? { ...expected, interest: lenders.total_interest, totalRepay: lenders.totalRepay }
        : expected,
    ),
    ...aprDifference(lenders.apr, ours.apr),
    ...plans.flatMap((plan, index) => {
      const row = ours.rows[index];
      return row === undefined ? [] : dayDifference(plan, row);
    }),
    ...principalDifference(plans, ours),
    ...wrongRows.map((wrong): MathsDifference => ({
      of: 'part',
      periodNo: wrong.periodNo,
      name: 'interest',
      lenders: plans.find((plan) => plan.periodNo === wrong.periodNo)?.interest ?? 0,
      ours: wrong.interest,
    })),
  ];
  return differences.length === 0
    ? { result: 'agrees', rows: plans.length }
    : { result: 'differs', differences };
}

const isMoved = ({ originalDueTime }: Plan): boolean => originalDueTime !== undefined;

/** Extra money moves principal between payments; together they repay what was agreed. */
function principalDifference(plans: readonly Plan[], { rows }: LoanCost): MathsDifference[] {
  const lenders = plans.reduce((sum, { principal }) => sum + principal, 0);
  const ours = rows.reduce((sum, { principal }) => sum + principal, 0);
  const periodNo = plans.at(-1)?.periodNo ?? 0;
  return lenders === ours ? [] : [{ of: 'part', periodNo, name: 'principal', lenders, ours }];
}

function totalDifferences(lenders: Cost, ours: LoanCost): MathsDifference[] {
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
const aprDifference = (lenders: string, ours: string): MathsDifference[] =>
  Number(lenders) === Number(ours) ? [] : [{ of: 'apr', lenders, ours }];

function rowDifferences(plans: readonly Plan[], rows: readonly CostRow[]): MathsDifference[] {
  if (plans.length !== rows.length) return [{ of: 'count', lenders: plans.length, ours: rows.length }];
  return rows.flatMap((row, index) => {
    const plan = plans[index];
    return plan ? [...dayDifference(plan, row), ...partDifferences(plan, row)] : [];
  });
}

/** A delay changes the due date and keeps the original one in another field. */
function dayDifference(
  { dueTime, originalDueTime, periodNo }: Plan,
  { dueDate }: CostRow,
): MathsDifference[] {
  const lenders = originalDueTime ?? dueTime;
  return lenders === dueDate ? [] : [{ of: 'day', periodNo, lenders, ours: dueDate }];
}

function partDifferences(plan: Plan, row: CostRow): MathsDifference[] {
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
export const isInterestAsPlanned = ({ periodStatus, originalDueTime }: Plan): boolean =>
  periodStatus !== 'waived' && originalDueTime === undefined;

/** The sum of the parts, or the payment as printed: with per-cell rounding they differ by a cent. */
function sumOf(plan: Plan, row: CostRow): Minor {
  const { principal, interest, processing_fee: fee, gst, penalty, delayFee, repayTotalAmount } = plan;
  const printed = row.instalment - row.tax + gst + penalty + delayFee;
  return repayTotalAmount === printed ? printed : principal + interest + fee + gst + penalty + delayFee;
}
