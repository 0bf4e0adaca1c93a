import {
  addSplits,
  daysBetween,
  emptySplit,
  lateFee,
  splitTotal,
  subtractSplit,
  type Split,
} from '@clearloan/loan-math';
import { lateFeeTaxPercent } from '../orders/late-fee-rules';
import type { Rules } from '../orders/pricing';
import { thisLender } from '../../platform/lender/lender';
import type { planRows } from '../../platform/database/schema/orders';
import type { PaidPart } from './ledger';
import type { delays, planChanges } from '../../platform/database/schema/plan-changes';

export type PlanRow = Omit<typeof planRows.$inferSelect, 'orderId'>;
export type Delay = Pick<
  typeof delays.$inferSelect,
  'periodNo' | 'agreedOn' | 'newDueDate' | 'fee' | 'tax' | 'interest'
>;
export type PlanChange = Omit<typeof planChanges.$inferSelect, 'orderId'>;
/** The terms that determine late fees. */
export type LateRules = Pick<Rules, 'lateFeePercentPerDay' | 'taxPercent'>;

/** What happened to one payment of a plan. */
export interface RowFacts {
  readonly plan: PlanRow;
  readonly delays: readonly Omit<Delay, 'periodNo'>[];
  readonly changes: readonly Omit<PlanChange, 'periodNo'>[];
  readonly paid: readonly PaidPart[];
  /** The last day on which the bank took back money that had paid it, `YYYY-MM-DD`. */
  readonly takenBackOn?: string | undefined;
}

/** One payment of a plan on a given day. Tax is included in `due.fee` and `due.penalty`, and also listed separately. */
export interface DebtRow {
  readonly periodNo: number;
  /** The current due date; a delay moves it, or a new plan. */
  readonly dueDate: string;
  readonly originalDueDate: string;
  /** The day on which the interest of its period has run: its due date, whatever a delay made of it. */
  readonly periodEnd: string;
  /** The interest-bearing balance of the plan before this payment. */
  readonly balanceBefore: number;
  /** The day from which its interest runs, if not the end of the period before. */
  readonly interestFrom: string | undefined;
  /** After a new plan: interest of this payment that had run before `interestFrom`, and was not paid before it. */
  readonly ranBefore: number | undefined;
  /** Of a payment that was paid in part early: what was paid by `interestFrom` of its interest, and of what bears interest. */
  readonly paidEarly: { readonly interest: number; readonly principal: number } | undefined;
  /** The fee that was added to the loan, with its tax: it bears interest like principal. */
  readonly addedFee: number;
  /** Its interest without that of a delay. */
  readonly planInterest: number;
  readonly processingFee: number;
  readonly delayFee: number;
  readonly lateFee: number;
  readonly feeTax: number;
  readonly lateFeeTax: number;
  readonly due: Split;
  readonly paid: Split;
  readonly open: Split;
  readonly lateDays: number;
}

/** The due date of the plan, if a delay or a promise moved the payment; otherwise undefined. */
export const movedFrom = ({ dueDate, periodEnd }: DebtRow): string | undefined =>
  dueDate === periodEnd ? undefined : periodEnd;

const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/**
 * Computes one payment of a plan. Late fees are never stored: they are derived from the due date and the open amount on each
 * day.
 * @param capLeft what the cap of this loan still allows for late fees
 * @param balanceBefore the interest-bearing balance of the plan as it is now
 */
export function computeRow(
  facts: RowFacts,
  rules: LateRules,
  today: string,
  { capLeft, balanceBefore }: { readonly capLeft: number; readonly balanceBefore: number },
): DebtRow {
  const { moneyStep } = thisLender();
  const { plan } = facts;
  const now = partsNow(facts);
  const delayFee = total(facts.delays.map((delay) => delay.fee));
  const delayCost = total(facts.delays.map((delay) => delay.fee + delay.tax + delay.interest));
  const feeTax = now.tax + total(facts.delays.map((delay) => delay.tax));
  const interest = now.interest + total(facts.delays.map((delay) => delay.interest));
  const dueDates = dueDatesOf(facts);
  const dueDate = dueDates.at(-1)?.dueDate ?? plan.dueDate;
  const base: Split = { penalty: 0, fee: now.fee + delayFee + feeTax, interest, principal: now.principal };
  const late = lateFee({
    stretches: lateStretches(agreedOf(plan) + delayCost, facts, dueDates, today),
    percentPerDay: rules.lateFeePercentPerDay,
    taxPercent: lateFeeTaxPercent(rules, plan.dueDate),
    cap: capLeft,
    moneyStep,
  });
  const due = { ...base, penalty: late.fee + late.tax };
  const paid = facts.paid.reduce((sum, part) => addSplits(sum, part.paid), emptySplit);
  const open = subtractSplit(due, paid);
  return {
    periodNo: plan.periodNo,
    dueDate,
    originalDueDate: plan.dueDate,
    periodEnd: periodEndOf(facts),
    balanceBefore,
    ...startOf(facts),
    addedFee: now.fee + now.tax,
    planInterest: now.interest,
    processingFee: now.fee,
    delayFee,
    lateFee: late.fee,
    feeTax,
    lateFeeTax: late.tax,
    due,
    paid,
    open,
    lateDays: splitTotal(open) > 0 ? Math.max(0, daysBetween(dueDate, today)) : 0,
  };
}

const agreedOf = ({
  principal,
  interest,
  fee,
  tax,
}: Pick<PlanRow, 'principal' | 'interest' | 'fee' | 'tax'>) => principal + interest + fee + tax;

/** The parts of a payment of the plan as early money has left them. */
export function partsNow({ plan, changes }: Pick<RowFacts, 'plan' | 'changes'>) {
  const changeOf = (part: 'principal' | 'interest' | 'fee' | 'tax') =>
    total(changes.map((change) => change[part]));
  return {
    principal: plan.principal + changeOf('principal'),
    interest: plan.interest + changeOf('interest'),
    fee: plan.fee + changeOf('fee'),
    tax: plan.tax + changeOf('tax'),
  };
}

/** Where the interest of a payment starts: with the last change whose money the bank did not take back. */
function startOf(facts: RowFacts): Pick<DebtRow, 'interestFrom' | 'ranBefore' | 'paidEarly'> {
  const { changes, paid } = facts;
  const reversed = new Set(
    changes.flatMap(({ kind, paymentId }) => (kind === 'reversal' ? [paymentId] : [])),
  );
  const starts = changes.flatMap(({ interestFrom, paymentId, ...change }) =>
    interestFrom === null || reversed.has(paymentId) ? [] : [{ ...change, day: interestFrom }],
  );
  const interestFrom = starts
    .map(({ day }) => day)
    .sort()
    .at(-1);
  const last = starts.filter(({ day, ranBefore }) => day === interestFrom && ranBefore !== null);
  const part = last.find(({ kind }) => kind === 'payment');
  const isOfNewPlan = changes.some(({ kind, ranBefore }) => kind === 'newPlan' && ranBefore !== null);
  const { fee, tax } = partsNow(facts);
  return {
    interestFrom,
    ranBefore: isOfNewPlan ? (last.find(({ kind }) => kind === 'newPlan')?.ranBefore ?? 0) : undefined,
    paidEarly: part && {
      interest: part.ranBefore ?? 0,
      principal: total(
        paid
          .filter(({ valueDay }) => valueDay <= part.day)
          .map((each) => each.paid.principal + Math.min(each.paid.fee, fee + tax)),
      ),
    },
  };
}

/** A due date, and the day from which it counts. */
interface Due {
  readonly from: string;
  readonly dueDate: string;
}

/** The due dates of a payment in the order in which they were agreed; each is later than the one before. */
function dueDatesOf({ plan, delays, changes }: RowFacts): readonly Due[] {
  const agreed = [
    ...delays.map(({ agreedOn, newDueDate }) => ({ from: agreedOn, dueDate: newDueDate })),
    ...changes.flatMap(({ valueDay, dueDate }) => (dueDate === null ? [] : [{ from: valueDay, dueDate }])),
  ].sort((one, other) => one.from.localeCompare(other.from) || one.dueDate.localeCompare(other.dueDate));
  const dueDates: Due[] = [{ from: '', dueDate: plan.dueDate }];
  for (const due of agreed) if (due.dueDate > (dueDates.at(-1)?.dueDate ?? '')) dueDates.push(due);
  return dueDates;
}

/** The due date of the plan that counts now, without delays. */
const periodEndOf = ({ plan, changes }: RowFacts): string =>
  changes.reduce(
    (latest, { dueDate }) => (dueDate !== null && dueDate > latest ? dueDate : latest),
    plan.dueDate,
  );

/**
 * The open amount of each stretch of days on which the payment was late by the due date of that day. Paid late fees do not reduce
 * this amount. A change of the plan counts from its day, so that money that the bank takes back is late only from then on.
 */
function lateStretches(agreed: number, { paid, changes }: RowFacts, dueDates: readonly Due[], today: string) {
  const moves = [
    ...paid.map((part) => ({ day: part.valueDay, by: part.paid.penalty - splitTotal(part.paid) })),
    ...changes.map((change) => ({ day: change.valueDay, by: agreedOf(change) })),
  ].sort((one, other) => one.day.localeCompare(other.day));
  const unpaidOn = (day: string) =>
    agreed + total(moves.filter((move) => move.day <= day).map(({ by }) => by));
  return dueDates.flatMap(({ from, dueDate }, index) => {
    const start = dueDate > from ? dueDate : from;
    const next = dueDates[index + 1]?.from ?? today;
    const end = next < today ? next : today;
    if (start >= end) return [];
    const within = moves.map(({ day }) => day).filter((day) => day > start && day < end);
    const days = [start, ...new Set(within), end];
    return days.slice(1).flatMap((until, place) => {
      const since = days[place] ?? start;
      const unpaid = unpaidOn(since);
      return unpaid > 0 ? [{ unpaid, days: daysBetween(since, until) }] : [];
    });
  });
}
