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
import { moneyStep } from '../../platform/context/market';
import type { planRows } from '../../platform/database/schema/orders';
import type { PaidPart } from './ledger';
import type { delays } from '../../platform/database/schema/payments';

export type PlanRow = Omit<typeof planRows.$inferSelect, 'orderId'>;
export type Delay = Pick<typeof delays.$inferSelect, 'periodNo' | 'newDueDate' | 'fee' | 'tax' | 'interest'>;
/** The terms that determine late fees. */
export type LateRules = Pick<Rules, 'lateFeePercentPerDay' | 'taxPercent'>;

/** What happened to one payment of a plan. */
export interface RowFacts {
  readonly plan: PlanRow;
  readonly delays: readonly Omit<Delay, 'periodNo'>[];
  readonly waivedInterest: number;
  readonly paid: readonly PaidPart[];
}

/** One payment of a plan on a given day. Tax is included in `due.fee` and `due.penalty`, and also listed separately. */
export interface DebtRow {
  readonly periodNo: number;
  /** The current due date; a delay moves it. */
  readonly dueDate: string;
  readonly originalDueDate: string;
  readonly balanceBefore: number;
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

/** The original due date of a delayed payment; otherwise undefined. */
export const movedFrom = ({ dueDate, originalDueDate }: DebtRow): string | undefined =>
  dueDate === originalDueDate ? undefined : originalDueDate;

const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/**
 * Computes one payment of a plan. Late fees are never stored: they are derived from the due date and the open amount on each
 * day.
 * @param capLeft what the cap of this loan still allows for late fees
 */
export function reckonRow(facts: RowFacts, rules: LateRules, today: string, capLeft: number): DebtRow {
  const { plan } = facts;
  const delayFee = total(facts.delays.map((delay) => delay.fee));
  const feeTax = plan.tax + total(facts.delays.map((delay) => delay.tax));
  const interest = plan.interest + total(facts.delays.map((delay) => delay.interest)) - facts.waivedInterest;
  const dueDate = facts.delays.reduce(
    (latest, delay) => (delay.newDueDate > latest ? delay.newDueDate : latest),
    plan.dueDate,
  );
  const base: Split = { penalty: 0, fee: plan.fee + delayFee + feeTax, interest, principal: plan.principal };
  const late = lateFee({
    stretches: lateStretches(splitTotal(base), facts.paid, dueDate, today),
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
    balanceBefore: plan.balanceBefore,
    processingFee: plan.fee,
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

/** From the due date on: the open amount and for how many days. Paid late fees do not reduce this amount. */
function lateStretches(base: number, paid: readonly PaidPart[], dueDate: string, today: string) {
  const stretches: { unpaid: number; days: number }[] = [];
  let unpaid = base;
  let from = dueDate;
  for (const part of paid) {
    if (part.valueDay > from) {
      stretches.push({ unpaid, days: daysBetween(from, part.valueDay) });
      from = part.valueDay;
    }
    unpaid -= splitTotal(part.paid) - part.paid.penalty;
  }
  if (today > from) stretches.push({ unpaid, days: daysBetween(from, today) });
  return stretches.filter((stretch) => stretch.unpaid > 0);
}
