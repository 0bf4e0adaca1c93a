import { accruingLoan, type Cost, type PlanRow } from '@clearloan/loan-contract';
import { wrongAfterExtra, type LoanCost } from '@clearloan/loan-math';
import {
  aprDifference,
  checkMaths,
  dayDifference,
  totalDifferences,
  type MathsCheck,
  type MathsDifference,
  recalculate,
} from '@clearloan/loan-view/rules';

/** The same check for a signed loan, whose plan early money may have changed. */
export function checkLoan(lenders: Cost): MathsCheck {
  const changed = lenders.repay_plans.findLast(({ interestFrom }) => interestFrom !== undefined);
  if (changed === undefined && !lenders.repay_plans.every(isOver)) return checkMaths(lenders);
  const ours = recalculate(lenders);
  return ours ? checkChanged(lenders, ours, changed) : { result: 'unknown' };
}

/** Money that ended a loan early paid no interest for the days to come. */
const isOver = ({ periodStatus, paidAmount, repayTotalAmount }: PlanRow): boolean =>
  periodStatus === 'waived' || paidAmount >= repayTotalAmount;

/**
 * A plan that early money changed: what was agreed still holds for money received, fees, APR and dates, the principal is the same,
 * and the later payments have the interest of what they repay.
 */
function checkChanged(lenders: Cost, ours: LoanCost, changed: PlanRow | undefined): MathsCheck {
  const { repay_plans: plans } = lenders;
  const running = accruingLoan(lenders);
  if (running === undefined) return { result: 'unknown' };
  const { accruing, fromPeriod, from, isMoved: isMovedRow } = running;
  const wrongRows =
    changed === undefined
      ? []
      : wrongAfterExtra(accruing, fromPeriod, from).filter(({ periodNo }) => !isMovedRow(periodNo));
  const newPlan = plans.findIndex(({ interestRan }) => interestRan !== undefined);
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
      const isOfNewPlan = newPlan >= 0 && index >= newPlan;
      return row === undefined || isOfNewPlan ? [] : dayDifference(plan, row);
    }),
    ...principalDifference(plans, ours),
    ...plans.flatMap(sumDifference),
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

/** A payment is the sum of its parts. */
function sumDifference(plan: PlanRow): MathsDifference[] {
  const { periodNo, principal, interest, processing_fee: fee, gst, penalty, delayFee } = plan;
  const sum = principal + interest + fee + gst + penalty + delayFee;
  const lenders = plan.repayTotalAmount;
  return sum === lenders ? [] : [{ of: 'part', periodNo, name: 'sum', lenders, ours: sum }];
}

const isMoved = ({ originalDueTime }: PlanRow): boolean => originalDueTime !== undefined;

/** Extra money moves principal between payments; together they repay what was agreed. */
function principalDifference(plans: readonly PlanRow[], { rows }: LoanCost): MathsDifference[] {
  const lenders = plans.reduce((sum, { principal }) => sum + principal, 0);
  const ours = rows.reduce((sum, { principal }) => sum + principal, 0);
  const periodNo = plans.at(-1)?.periodNo ?? 0;
  return lenders === ours ? [] : [{ of: 'part', periodNo, name: 'principal', lenders, ours }];
}
