import type { PlanRow } from '@clearloan/loan-contract';
import type { Day, Minor } from '@clearloan/formatting';
import type { Kept, Split } from '@clearloan/loan-math';
import type { LoanPlan } from '../contract';
import { leftToPay, openByDue, openOf, restsOf } from './open-plan';
import { planFiguresFlaw } from './plan-flaw';
import { endingSplit, payoffSplit, splitOf, splitOfAmount } from './where-it-goes';

/** What a borrower can pay now: what is due, several payments, the payoff, returning the loan, or a part. */
export type What = 'due' | 'several' | 'payoff' | 'coolingOff' | 'amount';

/** The lines of an amount; payment + late fee + tax − already paid is the amount. */
interface DueParts {
  readonly payment: Minor;
  readonly lateFee: Minor;
  readonly tax: Minor;
  readonly alreadyPaid: Minor;
}

/** The loan after money above what is due, as this device calculates it. */
export interface ExtraEffect {
  readonly keep: Kept;
  /** What lowers the principal. */
  readonly lowers: Minor;
  readonly prepayFee: Minor;
  /** How much less is paid until the end, after the charge. */
  readonly saves: Minor;
  /** The last day of the plan then. */
  readonly endsOn: Day;
  /** Each payment after it. */
  readonly each: Minor;
  readonly leftAfter: Minor;
  /** Unknown if early payment has a charge. */
  readonly split: Split | undefined;
}

/** One option to pay, as the screen offers it and as the lender receives it. */
export interface PayOption {
  readonly what: What;
  readonly purpose: 'period' | 'payoff' | 'coolingOff' | 'amount';
  readonly periodNos: readonly number[];
  readonly amount: Minor;
  readonly parts: DueParts;
  /**
   * How the money is allocated to the loan: penalty, fee, interest, principal; unknown if only the lender can determine
   * it.
   */
  readonly split: Split | undefined;
  /** How much it saves compared with paying until the end. */
  readonly saves: Minor;
  /** The balance after it; the most that it can be with `isLeftAtMost`. */
  readonly leftAfter: Minor;
  readonly isLeftAtMost?: true | undefined;
  /** Of money above what is due. */
  readonly extra?: ExtraEffect | undefined;
}

/** Everything a borrower can choose to pay now. */
export interface Offers {
  /** All late payments together, otherwise the first open payment. */
  readonly due: PayOption;
  /** What is due plus one payment, plus two, and so on, without the last one, which would be the payoff. */
  readonly several: readonly PayOption[];
  /** The payoff: not while money is being verified, which is part of it, nor if the lender’s figure contradicts the plan. */
  readonly payoff: PayOption | undefined;
  /** Returning the loan in its first days: not while money is being verified, either. */
  readonly coolingOff: PayOption | undefined;
  /** The maximum of another amount: it pays the loan off. */
  readonly most: Minor;
}

/** What can be paid now; `undefined` if nothing is due. */
export function offersOf(plan: LoanPlan, today: Day): Offers | undefined {
  const open = openByDue(plan.repay_plans);
  const rests = restsOf(plan);
  const restOf = ({ periodNo }: PlanRow) => rests.get(periodNo) ?? 0;
  const [next] = open.filter((row) => restOf(row) > 0);
  if (next === undefined) return undefined;
  const most = open.reduce((sum, row) => sum + restOf(row), 0);
  // Money in progress covers a part of it: only the rest is due, which is not a whole payment.
  if (restOf(next) < openOf(next)) return onlyRest(plan, next, restOf(next), most);
  const untouched = open.filter((row) => restOf(row) === openOf(row));
  const [first = next] = untouched;
  const lateCount = untouched.filter(({ dueTime }) => dueTime < today).length;
  const dueCount = first.dueTime < today ? Math.max(1, lateCount) : 1;
  const group = (what: What, count: number) => groupThing(plan, what, untouched.slice(0, count));
  const whole = group('due', dueCount);
  if (whole === undefined) return undefined;
  const isAllFree = untouched.length === open.length;
  const isEndKnown = isAllFree && planFiguresFlaw(plan) === undefined;
  // More than what pays the loan off today is never asked for.
  const isPayoff = ({ amount }: PayOption) =>
    isEndKnown && plan.payoffDate === today && plan.payoffAmount <= amount;
  const isLast = isPayoff(whole);
  const due: PayOption = isLast ? { ...payoffThing(plan, open), what: 'due' } : whole;
  const counts = untouched
    .map((_, index) => index + 1)
    .filter((count) => count > dueCount && count < open.length);
  const isMore = open.length > dueCount && !isLast;
  return {
    due,
    several: counts.flatMap((count) => group('several', count) ?? []).filter((option) => !isPayoff(option)),
    payoff: isEndKnown && isMore && plan.payoffAmount > 0 ? payoffThing(plan, open) : undefined,
    coolingOff: isAllFree && plan.coolingOff ? givingBack(plan.coolingOff.exitAmount, open, plan) : undefined,
    most: isEndKnown ? Math.min(most, plan.payoffAmount) : most,
  };
}

function onlyRest(plan: LoanPlan, { periodNo }: PlanRow, amount: Minor, most: Minor): Offers {
  const due: PayOption = {
    what: 'due',
    purpose: 'amount',
    periodNos: [periodNo],
    amount,
    saves: 0,
    parts: onlyPayment(amount),
    split: undefined,
    leftAfter: leftToPay(plan.repay_plans) - amount,
  };
  return { due, several: [], payoff: undefined, coolingOff: undefined, most };
}

function groupThing(plan: LoanPlan, what: What, rows: readonly PlanRow[]): PayOption | undefined {
  if (rows.length === 0) return undefined;
  const amount = leftToPay(rows);
  return {
    what,
    purpose: 'period',
    periodNos: numbersOf(rows),
    amount,
    parts: partsOf(rows),
    split: splitOf(rows, plan),
    saves: 0,
    leftAfter: leftToPay(plan.repay_plans) - amount,
  };
}

function partsOf(rows: readonly PlanRow[]): DueParts {
  const total = (of: (plan: PlanRow) => Minor) => rows.reduce((sum, plan) => sum + of(plan), 0);
  return {
    payment: total(({ repayTotalAmount, penalty, gst }) => repayTotalAmount - penalty - gst),
    lateFee: total(({ penalty }) => penalty),
    tax: total(({ gst }) => gst),
    alreadyPaid: total(({ paidAmount }) => paidAmount),
  };
}

const numbersOf = (rows: readonly PlanRow[]): number[] => rows.map(({ periodNo }) => periodNo);

export const onlyPayment = (payment: Minor): DueParts => ({ payment, lateFee: 0, tax: 0, alreadyPaid: 0 });

const payoffThing = (plan: LoanPlan, open: readonly PlanRow[]): PayOption => ({
  ...endingFor(plan.payoffAmount, open),
  what: 'payoff',
  purpose: 'payoff',
  split: payoffSplit(plan, open),
  saves: plan.payoffSaves,
});

const givingBack = (amount: Minor, open: readonly PlanRow[], plan: LoanPlan): PayOption => ({
  ...endingFor(amount, open),
  what: 'coolingOff',
  purpose: 'coolingOff',
  split: endingSplit(amount, open, plan),
  saves: leftToPay(open) - amount,
});

/** What both ways to end a loan have in common. */
const endingFor = (amount: Minor, open: readonly PlanRow[]) => ({
  amount,
  periodNos: numbersOf(open),
  parts: onlyPayment(amount),
  leftAfter: 0,
});

/** Another amount: it pays the oldest first. Between one and `most`. */
function partThing(plan: LoanPlan, { due: { periodNos }, payoff }: Offers, amount: Minor): PayOption {
  const open = openByDue(plan.repay_plans);
  return {
    what: 'amount',
    purpose: 'amount',
    periodNos,
    amount,
    parts: onlyPayment(amount),
    // Money that is being verified may arrive first and cover the oldest parts.
    split: payoff ? splitOfAmount(open, amount, plan) : undefined,
    saves: 0,
    leftAfter: leftToPay(open) - amount,
  };
}

/** What a link or a tap requests: the query keys. */
export interface PayChoice {
  readonly what: string | null;
  /** How many payments. */
  readonly count: string | null;
  /** Another amount, as typed. */
  readonly amount: Minor | undefined;
  /** What stays the same if it is more than what is due. */
  readonly keep: Kept;
}

/**
 * The requested option; what is due if that is unavailable (the payoff for returning the loan), undefined for a partial
 * payment without a valid amount.
 */
export function chosenOption(plan: LoanPlan, offers: Offers, choice: PayChoice): PayOption | undefined {
  const { due, several, payoff, coolingOff, most } = offers;
  switch (choice.what) {
    case 'payoff':
      return payoff ?? due;
    case 'coolingOff':
      return coolingOff ?? payoff ?? due;
    case 'several':
      return several.find(({ periodNos }) => String(periodNos.length) === choice.count) ?? several[0] ?? due;
    case 'amount': {
      const { amount } = choice;
      if (amount === undefined || amount <= 0 || amount > most) return undefined;
      // An amount at the payoff is the payoff.
      const ending = due.purpose === 'payoff' ? due : payoff;
      if (amount === ending?.amount) return { ...ending, what: 'amount' };
      return partThing(plan, offers, amount);
    }
    default:
      return due;
  }
}

/** The selected choice: `amount` even before it has an amount, otherwise that of the option. */
export const chosenWhat = (option: PayOption | undefined): What => option?.what ?? 'amount';

/**
 * Whether the borrower wanted to return a loan for which it is too late: the deadline has passed, or money is in
 * transit.
 */
export const isTooLateToReturn = ({ coolingOff }: Offers, what: string | null): boolean =>
  what === 'coolingOff' && coolingOff === undefined;

/** Whether payments that a screen was opened for are no longer due: paid, or being verified. */
export function isOvertaken(plan: LoanPlan, periodNos: readonly number[]): boolean {
  const rests = restsOf(plan);
  return periodNos.some((periodNo) => (rests.get(periodNo) ?? 0) === 0);
}
