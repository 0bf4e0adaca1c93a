import { isKnown } from '@clearloan/api-client/declare';
import { dayCounts, tenureTypes, accruingLoan, type PlanRow } from '@clearloan/loan-contract';
import type { Day, Minor } from '@clearloan/formatting';
import {
  emptySplit,
  extraPayment,
  splitTotal,
  sum,
  wrongAfterExtra,
  type AfterExtra,
  type Extra,
  type Kept,
  type LoanToday,
  type Split,
} from '@clearloan/loan-math';
import type { LoanPlan } from '../contract';
import { isOpen, leftToPay, openOf, restsOf } from './open-plan';
import { planFiguresFlaw } from './plan-flaw';
import { onlyPayment, type ExtraEffect, type PayOption } from './to-pay';
import { openSplit, payoffSplit, splitOf } from './where-it-goes';

/** What early money does, by the function that the lender books with. `undefined` if nothing is early. */
function extraEffect(plan: LoanPlan, loan: LoanToday, extra: Extra): ExtraEffect | undefined {
  const after = extraPayment(loan, extra);
  const [next] = after?.later ?? [];
  if (after === undefined || next === undefined) return undefined;
  const last = after.later.findLast(({ principal }) => principal > 0) ?? next;
  const { saves, prepayFee, extra: lowers } = after;
  return {
    keep: extra.keep,
    lowers,
    prepayFee,
    saves,
    endsOn: plan.repay_plans.find(({ periodNo }) => periodNo === last.periodNo)?.dueTime ?? loan.onDate,
    each: next.principal + next.interest,
    // Later payments may bear charges besides principal and interest.
    leftAfter: leftToPay(plan.repay_plans) - extra.amount - saves,
    split: splitOfExtra(plan, extra.amount, after),
  };
}

/**
 * A option to pay with what it does before its due date: it pays the interest so far, then principal. Where this device cannot
 * calculate it, only the most that is left.
 */
export function withExtra(plan: LoanPlan, option: PayOption, keep: Kept, today: Day): PayOption {
  const { amount, purpose, periodNos } = option;
  const isWhole = purpose === 'period';
  if (!isWhole && purpose !== 'amount') return option;
  if (planFiguresFlaw(plan) !== undefined)
    return { ...option, parts: onlyPayment(amount), split: undefined, isLeftAtMost: true };
  const rests = restsOf(plan);
  const restOf = ({ periodNo }: PlanRow) => rests.get(periodNo) ?? 0;
  // Money under way may arrive first.
  const isUnderWay = plan.repay_plans.some((row) => openOf(row) > restOf(row));
  const loan = isUnderWay ? undefined : loanToday(plan, today);
  if (loan === undefined)
    return amount > ended(plan, restOf, today) ? { ...option, split: undefined, isLeftAtMost: true } : option;
  const extra = extraEffect(
    plan,
    loan,
    isWhole ? { amount, keep: 'instalment', upTo: Math.max(...periodNos) } : { amount, keep },
  );
  if (extra === undefined) return option;
  const { saves, leftAfter } = extra;
  return { ...option, extra, split: extra.split, saves: Math.max(0, saves), leftAfter };
}

/** The due date before any delay. */
const periodEnd = ({ originalDueTime, dueTime }: PlanRow): Day => originalDueTime ?? dueTime;

/** What is due of payments whose period has ended. At a flat rate money above it changes nothing. */
const ended = ({ repay_plans: rows, terms }: LoanPlan, restOf: (row: PlanRow) => Minor, today: Day): Minor =>
  terms.rateKind === 'reducing' ? sum(rows.filter((row) => periodEnd(row) <= today).map(restOf)) : Infinity;

/**
 * A loan whose plan this device can recalculate: not with other rounding, interest that its rate does not give, a delay in the plan,
 * or the payoff of another day.
 */
function loanToday(plan: LoanPlan, today: Day): LoanToday | undefined {
  const { terms, tenure_type: tenureType, repay_plans: rows, payoffAmount, payoffDate } = plan;
  const { dayCount, rateKind, rounding, firstPayment, startDate, moneyStep, prepayFee = '0' } = terms;
  const isDelayed = rows.some((row) => openOf(row) > 0 && periodEnd(row) !== row.dueTime);
  if (rateKind === 'reducing' && !followsRate(plan)) return undefined;
  if (isDelayed || payoffDate !== today || rounding !== 'plain' || firstPayment !== 'arrears')
    return undefined;
  if (!isKnown(dayCounts, dayCount) || !isKnown(tenureTypes, tenureType)) return undefined;
  const known = rows.flatMap((row) => rowToday(row, plan));
  if (known.length < rows.length) return undefined;
  return {
    rows: known,
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

/** Whether the interest of each payment is that of what is owed. */
function followsRate(plan: LoanPlan): boolean {
  const running = accruingLoan(plan);
  if (running === undefined) return false;
  const { accruing, fromPeriod, from, isMoved } = running;
  return wrongAfterExtra(accruing, fromPeriod, from).every(({ periodNo }) => isMoved(periodNo));
}

/** A fee that was added to the loan bears interest with it. */
function rowToday(row: PlanRow, plan: LoanPlan): LoanToday['rows'] {
  const { periodNo, principal, interest, paidAmount, processing_fee: fee, gst } = row;
  const isAdded = plan.terms.feeMode === 'added';
  // Nothing of a payment that was paid is open, however it was paid.
  const open = isOpen(row) ? openSplit(row, plan) : emptySplit;
  if (open === undefined) return [];
  const openFee = isAdded ? open.fee : 0;
  return [
    {
      periodNo,
      periodEnd: periodEnd(row),
      principal: isAdded ? principal + fee + gst : principal,
      interest,
      open: openOf(row),
      openInterest: open.interest,
      openDelay: 0,
      openPrincipal: open.principal + openFee,
      openFee,
      isUntouched: paidAmount === 0,
    },
  ];
}

/** What is due with the interest so far, then principal. */
function splitOfExtra(
  plan: LoanPlan,
  amount: Minor,
  { paidUpTo, inPart = paidUpTo, later }: AfterExtra,
): Split | undefined {
  const open = plan.repay_plans.filter((row) => openOf(row) > 0);
  const interest = payoffSplit(plan, open)?.interest;
  const now = splitOf(
    open.filter(({ periodNo }) => periodNo <= inPart),
    plan,
  );
  if (interest === undefined || now === undefined || later.length === 0) return undefined;
  const principal = amount - splitTotal({ ...now, interest, principal: 0 });
  return { ...now, interest, principal };
}
