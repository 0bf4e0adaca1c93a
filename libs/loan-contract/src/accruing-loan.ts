import { isKnown } from '@clearloan/api-client/declare';
import { type Cost, type PlanRow } from './loan-shapes';
import { dayCounts, tenureTypes } from './loan-words';

type AccruingLoan = Pick<Cost, 'interest_rate' | 'tenure_type' | 'terms' | 'repay_plans'>;

/** A payment as its interest runs: without what had run, or was paid, before its day. */
function accruingRow(plan: PlanRow, { feeMode }: Cost['terms']) {
  const { interestRan = 0, paidEarly = { interest: interestRan, principal: 0 } } = plan;
  const bearing = plan.principal + (feeMode === 'added' ? plan.processing_fee + plan.gst : 0);
  return {
    periodNo: plan.periodNo,
    periodEnd: plan.originalDueTime ?? plan.dueTime,
    principal: bearing - paidEarly.principal,
    interest: plan.interest - paidEarly.interest,
  };
}

/**
 * A loan as its interest runs, and the payment and the day from which: those of the last change, or of the payout. `undefined` if
 * the terms have a word that this build does not know.
 */
export function accruingLoan(loan: AccruingLoan) {
  const { repay_plans: plans, tenure_type: tenureType, terms, interest_rate: annualRatePercent } = loan;
  const { dayCount, startDate, moneyStep } = terms;
  if (!isKnown(tenureTypes, tenureType) || !isKnown(dayCounts, dayCount)) return undefined;
  const rows = plans.map((plan) => accruingRow(plan, terms));
  const changed = plans.findLast(({ interestFrom }) => interestFrom !== undefined);
  return {
    accruing: { rows, startDate, tenureType, dayCount, moneyStep, annualRatePercent },
    fromPeriod: changed?.periodNo ?? plans[0]?.periodNo ?? 1,
    from: changed?.interestFrom ?? startDate,
    /** The interest of a delay is its price, and part of the payment that it moved. */
    isMoved: (periodNo: number) =>
      plans.some((plan) => plan.periodNo === periodNo && plan.originalDueTime !== undefined),
  };
}
