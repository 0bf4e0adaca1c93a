import type { PlanRow, PeriodStatus } from '@clearloan/loan-contract';
import { splitTotal, daysBetween } from '@clearloan/loan-math';
import type { Debt } from './debt';
import { movedFrom, type DebtRow } from './debt-row';
import type { Payment } from './credit';

/** Money for plan payments that is being looked for, or collected, by their numbers. */
export type MoneyUnderWay = ReadonlyMap<number, 'verifying' | 'collecting'>;

/** Which plan payments have money under way. */
export const underWayIn = (movements: readonly Payment[]): MoneyUnderWay =>
  new Map(
    movements.flatMap(({ status, periodNos }) =>
      status === 'verifying' || status === 'collecting'
        ? periodNos.map((periodNo) => [periodNo, status] as const)
        : [],
    ),
  );

/** The plan as the contract returns it. */
export const plansShape = ({ rows }: Debt, today: string, underWay: MoneyUnderWay): PlanRow[] =>
  rows.map((row) => planShape(row, today, underWay.get(row.periodNo)));

type PlanState = 'verifying' | 'collecting' | undefined;

/** One payment of the plan as the contract returns it: `gst` is all its tax. */
export function planShape(row: DebtRow, today: string, underWay: PlanState): PlanRow {
  const { dueDate, due } = row;
  return {
    periodNo: row.periodNo,
    dueTime: dueDate,
    originalDueTime: movedFrom(row),
    periodStatus: periodStatus(row, today, underWay),
    interestFrom: row.interestFrom,
    interestRan: row.ranBefore,
    paidEarly: row.paidEarly,
    principal: due.principal,
    interest: due.interest,
    processing_fee: row.processingFee,
    gst: row.feeTax + row.lateFeeTax,
    penalty: row.lateFee,
    delayFee: row.delayFee,
    repayTotalAmount: splitTotal(due),
    paidAmount: splitTotal(row.paid),
  };
}

/** A payment counts as due from this many days before its due date. */
const dueWithinDays = 7;

/** The status of a plan payment on a day: derived, never stored. */
export function periodStatus(row: DebtRow, today: string, underWay: PlanState): PeriodStatus {
  const paid = splitTotal(row.paid);
  if (splitTotal(row.open) === 0) return paid > 0 ? 'paid' : 'waived';
  if (underWay !== undefined) return underWay;
  if (paid > 0) return 'partlyPaid';
  if (row.lateDays > 0) return 'overdue';
  if (row.dueDate !== row.periodEnd) return 'extended';
  return daysBetween(today, row.dueDate) <= dueWithinDays ? 'due' : 'upcoming';
}
