import { isKnown } from '@clearloan/api-client/declare';
import { dayCounts, tenureTypes, type Plan } from '@clearloan/loan-contract';
import type { Day, Minor } from '@clearloan/formatting';
import {
  extraPayment,
  splitTotal,
  type AfterExtra,
  type Extra,
  type Kept,
  type LoanToday,
  type Split,
} from '@clearloan/loan-math';
import type { LoanPlan } from '../contract';
import { openOf } from './open-plan';
import type { ExtraEffect, ThingToPay } from './to-pay';
import { payoffSplit, splitOf } from './where-it-goes';

/**
 * What an amount does beyond what is due, by the function that the lender books with. `undefined` if it is not above what is
 * due, or this device cannot calculate it: other rounding, a delay in the plan, a payoff of another day.
 */
function extraEffect(plan: LoanPlan, today: Day, extra: Extra): ExtraEffect | undefined {
  const loan = loanToday(plan, today);
  const after = loan && extraPayment(loan, extra);
  const [next] = after?.later ?? [];
  if (after === undefined || next === undefined) return undefined;
  const last = after.later.findLast(({ principal }) => principal > 0) ?? next;
  const { saves, prepayFee, extra: lowers } = after;
  return {
    keep: extra.keep,
    lowers,
    prepayFee,
    saves,
    endsOn: plan.repay_plans.find(({ periodNo }) => periodNo === last.periodNo)?.dueTime ?? today,
    each: next.principal + next.interest,
    leftAfter: after.later.reduce((sum, { principal, interest }) => sum + principal + interest, 0),
    split: splitOfExtra(plan, extra.amount, after),
  };
}

/**
 * A thing to pay with what it does beyond what is due: payments ahead of their time lower the debt by the interest that has not
 * run, and another amount by all that is above what is due.
 */
export function withExtra(plan: LoanPlan, thing: ThingToPay, keep: Kept, today: Day): ThingToPay {
  const { what, amount, purpose, periodNos, split } = thing;
  const isSeveral = what === 'several';
  // Without a split, money under way may arrive first.
  if (!isSeveral && (purpose !== 'amount' || split === undefined)) return thing;
  const extra = extraEffect(
    plan,
    today,
    isSeveral ? { amount, keep: 'instalment', upTo: Math.max(...periodNos) } : { amount, keep },
  );
  if (extra === undefined) return thing;
  const { saves, leftAfter } = extra;
  return { ...thing, extra, split: extra.split, saves: Math.max(0, saves), leftAfter };
}

/** A loan whose plan this device can recalculate. */
function loanToday(plan: LoanPlan, today: Day): LoanToday | undefined {
  const { terms, tenure_type: tenureType, repay_plans: rows, payoffAmount, payoffDate } = plan;
  const { dayCount, rateKind, rounding, firstPayment, startDate, moneyStep, prepayFee = '0' } = terms;
  const isDelayed = rows.some(
    (row) => openOf(row) > 0 && (row.originalDueTime ?? row.dueTime) !== row.dueTime,
  );
  if (isDelayed || payoffDate !== today || rounding !== 'plain' || firstPayment !== 'arrears')
    return undefined;
  if (!isKnown(dayCounts, dayCount) || !isKnown(tenureTypes, tenureType)) return undefined;
  return {
    rows: rows.map((row) => rowToday(row, terms.feeMode === 'added')),
    onDate: today,
    startDate,
    payoffAmount,
    annualRatePercent: plan.interest_rate,
    rateKind: rateKind === 'reducing' ? 'reducing' : 'flat',
    tenureType,
    dayCount,
    prepayFeePercent: prepayFee,
    moneyStep,
  };
}

/** A fee that was added to the loan bears interest with it. */
function rowToday(row: Plan, isAdded: boolean): LoanToday['rows'][number] {
  const {
    periodNo,
    dueTime,
    originalDueTime,
    principal,
    interest,
    paidAmount,
    processing_fee: fee,
    gst,
  } = row;
  return {
    periodNo,
    periodEnd: originalDueTime ?? dueTime,
    principal: isAdded ? principal + fee + gst : principal,
    interest,
    open: openOf(row),
    isUntouched: paidAmount === 0,
  };
}

/** What is due with the interest so far, then principal. */
function splitOfExtra(plan: LoanPlan, amount: Minor, { paidUpTo, later }: AfterExtra): Split | undefined {
  const open = plan.repay_plans.filter((row) => openOf(row) > 0);
  const interest = payoffSplit(plan, open)?.interest;
  const now = splitOf(
    open.filter(({ periodNo }) => periodNo <= paidUpTo),
    plan,
  );
  if (interest === undefined || now === undefined || later.length === 0) return undefined;
  const principal = amount - splitTotal({ ...now, interest, principal: 0 });
  return { ...now, interest, principal };
}
