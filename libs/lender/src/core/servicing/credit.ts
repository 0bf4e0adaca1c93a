import { sum } from '@clearloan/loan-math';
import { and, eq } from 'drizzle-orm';
import { businessDay } from '../../platform/context/clock';
import { db, writableDb } from '../../platform/database/connection';
import { tellOfReturn } from '../orders/loan-news';
import { isIllegal } from '../orders/order-moves';
import type { LockedOrder, MoveResult } from '../orders/orders';
import { debtOf, findLoan, type Loan } from './debt';
import { chosenBy, fallOf, linesOf, reachedIn, reasonOf, type Fall } from './fall';
import { moneySource, post, type Line } from './ledger';
import { byBooking, opposite, postedBy, undo, type MoneyEvent } from './money-order';
import { closeCode, endPaidCodes } from './pay-code-end';
import { refundPayer, outstandingRefund } from './refund';
import { refreshLoanStatus } from './loan-status';
import {
  countedSince,
  interestGivenBack,
  restoresPlan,
  sinceFirst,
  takenBefore,
  withEarly,
} from './taken-back';
import { payments } from '../../platform/database/schema/payments';
import { planChanges } from '../../platform/database/schema/plan-changes';

export type Payment = typeof payments.$inferSelect;

/** Money that is at the bank: the amount of its payment. */
export interface Received {
  /** What brought it, see `moneySource`. */
  readonly source: string;
  /** When the bank booked it. The debt of that day is paid. */
  readonly bookedAt: Date;
  /** When the lender learned of it. */
  readonly at: Date;
}

/**
 * Credits a received payment to the debt on the bank's booking day, writes the ledger, returns any excess and moves the order.
 * The amount and day quoted to the borrower do not matter: a shortfall stays owed with its fees. Money that the bank booked
 * later, but reported earlier, is counted again after it, so that the order of the reports changes nothing.
 */
export const creditPayment = (
  order: LockedOrder,
  payment: Payment,
  received: Received,
): Promise<MoveResult> =>
  count(
    order,
    { kind: 'payment', at: received.bookedAt, payment: { ...payment, source: received.source } },
    received.at,
  );

/** Undoes a payment that the bank took back: the loan owes again what it paid, from the day of the reversal. */
export const reversePayment = (
  order: LockedOrder,
  payment: Payment,
  { reversedAt, at }: { readonly reversedAt: Date; readonly at: Date },
): Promise<MoveResult> => count(order, { kind: 'reversal', at: reversedAt, payment }, at);

async function count(order: LockedOrder, event: MoneyEvent, at: Date): Promise<MoveResult> {
  const loan = await findLoan(order.orderId);
  if (loan === undefined) throw new Error('Money moved for an order without a loan.');
  const known = await countedSince(event);
  for (const each of known.toReversed()) await undo(each, at);
  let counted: readonly MoneyEvent[] = [...known, event].sort(byBooking);
  let isGivenBack = order.status === 'withdrawn' && !counted.some(isReturn);
  isGivenBack = (await apply(loan, counted, [], at)) || isGivenBack;
  const early: MoneyEvent[] = [];
  for (;;) {
    const taken = await takenBefore(counted, early);
    if (taken === undefined) break;
    early.push(taken);
    counted = await sinceFirst(early);
    for (const each of counted.toReversed()) await undo(each, at);
    isGivenBack = (await apply(loan, withEarly(counted, early), early, at)) || isGivenBack;
  }
  const excess = await outstandingRefund(order.orderId);
  if (excess > 0)
    await refundPayer(order, excess, event.payment.source, { valueDay: businessDay(event.at), at });
  const moved = await refreshLoanStatus(order, at, isGivenBack ? 'withdrawn' : 'settled');
  const isNewlyReturned = !isIllegal(moved) && moved.status === 'withdrawn' && order.status !== 'withdrawn';
  if (isNewlyReturned) await tellOfReturn(moved, at);
  return moved;
}

/**
 * @param early the reversals that count right after their payments
 * @returns whether money returned the loan in its cooling-off period
 */
async function apply(
  loan: Loan,
  events: readonly MoneyEvent[],
  early: readonly MoneyEvent[],
  at: Date,
): Promise<boolean> {
  let isGivenBack = false;
  for (const each of events) {
    if (each.kind === 'reversal') await takeOut(loan, each, await restoresPlan(each, early), at);
    else if ((await credit(loan, each, at)).isLeaving) isGivenBack = true;
  }
  return isGivenBack;
}

/** Whether the event decides if the loan is returned in its cooling-off period. */
const isReturn = ({ kind, payment }: MoneyEvent): boolean =>
  kind === 'reversal' || payment.purpose === 'coolingOff';

async function credit(loan: Loan, { payment, at: bookedAt }: MoneyEvent, at: Date): Promise<Fall> {
  const { orderId, paymentId, amount, fee, source } = payment;
  if (source === null) throw new Error('Received money has no source.');
  const valueDay = businessDay(bookedAt);
  const fall = fallOf(await debtOf(loan, valueDay), payment, valueDay, bookedAt);
  await post({
    kind: 'payment',
    orderId,
    paymentId,
    valueDay,
    at,
    lines: linesOf(fall, amount, fee, source),
  });
  await changePlan(payment, fall.changes, valueDay);
  const after = await debtOf(loan, valueDay);
  const reason = reasonOf(payment, fall, after, bookedAt);
  const reached = reachedIn(fall);
  const postedAt = payment.postedAt ?? at;
  await writableDb()
    .update(payments)
    .set({
      status: reason === 'nothingDue' ? 'returned' : 'posted',
      reason,
      valueDay,
      bookedAt,
      postedAt,
      checkedAt: payment.checkedAt,
      nextCheckAt: null,
      source,
      chosenPeriodNos: chosenBy(payment),
      periodNos: reached.length > 0 ? reached : chosenBy(payment),
    })
    .where(eq(payments.paymentId, paymentId));
  await closeCode(paymentId);
  await endPaidCodes(after);
  return fall;
}

/** The postings of a payment with the opposite sign, on the day on which the bank took the money back. */
async function takeOut(
  loan: Loan,
  { payment, at: reversedAt }: MoneyEvent,
  isPlanRestored: boolean,
  at: Date,
): Promise<void> {
  const { orderId, paymentId } = payment;
  const lines = [...(await postedBy(paymentId, 'payment')).values()]
    .flat()
    .map(opposite)
    .map((line) => (line.account === 'bank' ? { ...line, source: moneySource.reversal(line.source) } : line));
  const valueDay = businessDay(reversedAt);
  const { facts } = await debtOf(loan, valueDay);
  const all = [...lines, ...interestGivenBack(lines, facts)];
  await post({ kind: 'reversal', orderId, paymentId, valueDay, at, lines: all });
  const changes = await changesBy(paymentId);
  await restorePlan(isPlanRestored ? changes : interestOnly(changes, lines), valueDay);
  await writableDb()
    .update(payments)
    .set({ status: 'reversed', reason: 'reversed', reversedAt })
    .where(eq(payments.paymentId, paymentId));
}

async function changePlan(
  { orderId, paymentId }: Payment,
  changes: Fall['changes'],
  valueDay: string,
): Promise<void> {
  if (changes.length === 0) return;
  await writableDb()
    .insert(planChanges)
    .values(changes.map((change) => ({ ...change, orderId, paymentId, valueDay, kind: 'payment' as const })));
}

type Change = typeof planChanges.$inferSelect;

const changesBy = (paymentId: string): Promise<Change[]> =>
  db()
    .select()
    .from(planChanges)
    .where(and(eq(planChanges.paymentId, paymentId), eq(planChanges.kind, 'payment')));

/**
 * Later payments paid what a payment had left of the plan, so the principal stays where it is. The payments of the plan that it
 * paid itself have their interest back.
 */
function interestOnly(changes: readonly Change[], lines: readonly Line[]): readonly Change[] {
  const reached = lines.flatMap((line) => (line.account === 'bank' ? [] : [line.periodNo]));
  return changes
    .filter(({ periodNo }) => reached.includes(periodNo))
    .map((change) => ({ ...change, principal: 0, fee: 0, tax: 0 }));
}

/** From the day on which the bank takes money back, the plan is again what it was without it. */
async function restorePlan(changes: readonly Change[], valueDay: string): Promise<void> {
  if (changes.length === 0) return;
  await writableDb()
    .insert(planChanges)
    .values(
      changes.map(({ principal, interest, fee, tax, ...change }) => ({
        ...change,
        kind: 'reversal' as const,
        valueDay,
        principal: -principal,
        interest: -interest,
        fee: -fee,
        tax: -tax,
        interestFrom: null,
      })),
    );
}

/** Returns money in full whose amount is not that of its code. */
export async function sendBack(
  order: LockedOrder,
  { paymentId }: Payment,
  arrived: number,
  { bookedAt, at, source }: Received,
): Promise<void> {
  const { orderId } = order;
  const valueDay = businessDay(bookedAt);
  await post({
    kind: 'return',
    orderId,
    paymentId,
    valueDay,
    at,
    lines: [
      { account: 'bank', amount: arrived, source },
      { account: 'toReturn', amount: -arrived },
    ],
  });
  await refundPayer(order, arrived, source, { valueDay, at });
}

/** The full amount of a payment, including its fee. */
export const paidWith = ({ amount, fee }: Pick<Payment, 'amount' | 'fee'>): number => sum([amount, fee]);
