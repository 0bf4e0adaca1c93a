import { allocate, splitTotal, sum, type Split } from '@clearloan/loan-math';
import { eq, max } from 'drizzle-orm';
import { businessDay } from '../../platform/context/clock';
import { db, writableDb } from '../../platform/database/connection';
import { isClosed, mayMove } from '../orders/order-moves';
import { moveOrder, type LockedOrder, type Moved, type Order } from '../orders/orders';
import { debtOf, findLoan, isOpen, openRows, type Debt } from './debt';
import { creditLines, post, type Line } from './ledger';
import { closeCode, endPaidCodes } from './pay-code-end';
import { coolingOffEnding, mayLeave, payoffOf, type Ending } from './payoff';
import { refreshStanding } from './standing';
import { ledgerEntries, payments, waivers } from '../../platform/database/schema/payments';

export type Payment = typeof payments.$inferSelect;

interface Fall {
  readonly rows: readonly { readonly periodNo: number; readonly paid: Split }[];
  readonly left: number;
  /** The early-payment charge, separate from the rows. */
  readonly prepayFee: number;
  readonly ending: Ending | undefined;
}

/** Money that is at the bank. */
export interface Received {
  /** The amount received, without the fee of the payment method. */
  readonly amount: number;
  /** When the bank booked it. The debt of that day is paid. */
  readonly bookedAt: Date;
  /** When the lender learned of it. */
  readonly at: Date;
}

/**
 * Credits a received payment to the debt on the bank's booking day, writes the ledger, returns any excess and moves the order.
 * The amount and day quoted to the borrower do not matter: a shortfall stays owed with its fees.
 */
export async function creditPayment(
  order: LockedOrder,
  payment: Payment,
  received: Received,
): Promise<Moved> {
  const loan = await findLoan(order.orderId);
  if (loan === undefined) throw new Error('Money arrived for an order without a loan.');
  const { amount, at, bookedAt } = received;
  const valueDay = await valueDayOf(order.orderId, bookedAt);
  const debt = await debtOf(loan, valueDay);
  const isLeaving = mayLeaveWith(payment, order, debt, bookedAt);
  const fall = fallOf(debt, payment, amount, valueDay, isLeaving);
  await post({
    kind: 'payment',
    orderId: order.orderId,
    paymentId: payment.paymentId,
    valueDay,
    at,
    lines: linesOf(fall, amount, payment.fee),
  });
  await waive(order, payment, fall.ending);
  const after = await debtOf(loan, valueDay);
  await markPosted(payment, fall, { valueDay, at, reason: reasonOf(payment, fall, after) });
  await endPaidCodes(after);
  if (fall.left > 0) await giveBack(order, { ...payment, valueDay }, fall.left, at);
  if (fall.ending !== undefined && isLeaving)
    return moveOrder(order, 'withdrawn', at, { wakeAt: order.wakeAt });
  return isClosed(order.status) ? order : refreshStanding(order, at);
}

/**
 * The day from which money counts: the bank's booking day. Postings of a loan are in order of their days: money identified only
 * after another payment was posted counts from that payment's day.
 */
async function valueDayOf(orderId: string, bookedAt: Date): Promise<string> {
  const [last] = await db()
    .select({ day: max(ledgerEntries.valueDay) })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.orderId, orderId));
  const booked = businessDay(bookedAt);
  const latest = last?.day ?? booked;
  return latest > booked ? latest : booked;
}

/** A note to the borrower besides the amount: it was too little, or a part was returned. */
function reasonOf(
  { purpose, periodNos }: Payment,
  { left, ending }: Fall,
  after: Debt,
): 'short' | 'over' | null {
  if (left > 0) return 'over';
  if (purpose === 'payoff' || purpose === 'coolingOff') return ending === undefined ? 'short' : null;
  const isOwed = after.rows.some((row) => periodNos.includes(row.periodNo) && isOpen(row));
  return purpose === 'period' && isOwed ? 'short' : null;
}

/** Allocates an amount to the debt of the value date. */
function fallOf(debt: Debt, payment: Payment, amount: number, valueDay: string, isLeaving: boolean): Fall {
  const ending = endingOf(debt, payment, valueDay, isLeaving);
  if (ending !== undefined && amount >= ending.amount) {
    const rows = ending.rows.map(({ periodNo, pays }) => ({ periodNo, paid: pays }));
    return { rows, left: amount - ending.amount, prepayFee: ending.prepayFee, ending };
  }
  if (ending !== undefined && ending.prepayFee === 0) {
    // Too little to end the loan still pays what would have ended it, without interest for future days.
    const asked = ending.rows.map(({ periodNo, pays }) => ({ periodNo, owed: pays }));
    return { ...allocate(amount, asked), prepayFee: 0, ending: undefined };
  }
  const open = openRows(debt).map((row) => ({ periodNo: row.periodNo, owed: row.open }));
  const chosen = open.filter((row) => payment.periodNos.includes(row.periodNo));
  const others = open.filter((row) => !payment.periodNos.includes(row.periodNo));
  return { ...allocate(amount, [...chosen, ...others]), prepayFee: 0, ending: undefined };
}

/** Money to return a loan that can no longer be returned pays it off. */
function endingOf(
  debt: Debt,
  { purpose }: Payment,
  valueDay: string,
  isLeaving: boolean,
): Ending | undefined {
  if (isLeaving) return coolingOffEnding(debt, valueDay);
  const isForAll = purpose === 'payoff' || purpose === 'coolingOff';
  return isForAll && debt.rows.some(isOpen) ? payoffOf(debt, valueDay) : undefined;
}

/**
 * Whether this money returns the loan: the cooling-off period was not over when the bank booked it, and the transition is
 * allowed.
 */
const mayLeaveWith = ({ purpose }: Payment, { status }: Order, debt: Debt, bookedAt: Date): boolean =>
  purpose === 'coolingOff' && mayMove(status, 'withdrawn') && mayLeave(debt, bookedAt);

function linesOf({ rows, left, prepayFee }: Fall, amount: number, payFee: number): Line[] {
  return [
    { account: 'bank', amount: amount + payFee },
    { account: 'payFee', amount: -payFee },
    { account: 'fee', amount: -prepayFee },
    { account: 'toReturn', amount: -left },
    ...rows.flatMap(({ periodNo, paid }) => creditLines(periodNo, paid)),
  ];
}

async function waive(order: Order, payment: Payment, ending: Ending | undefined): Promise<void> {
  const waived = (ending?.rows ?? []).filter((row) => row.waivedInterest > 0);
  if (waived.length === 0) return;
  await writableDb()
    .insert(waivers)
    .values(
      waived.map(({ periodNo, waivedInterest }) => ({
        orderId: order.orderId,
        paymentId: payment.paymentId,
        periodNo,
        interest: waivedInterest,
      })),
    );
}

async function markPosted(
  { paymentId, checkedAt }: Payment,
  { rows }: Fall,
  {
    valueDay,
    at,
    reason,
  }: { readonly valueDay: string; readonly at: Date; readonly reason: Payment['reason'] },
): Promise<void> {
  const periodNos = rows.filter((row) => splitTotal(row.paid) > 0).map((row) => row.periodNo);
  await writableDb()
    .update(payments)
    .set({ status: 'posted', reason, valueDay, postedAt: at, checkedAt, bankActsAt: null, periodNos })
    .where(eq(payments.paymentId, paymentId));
  await closeCode(paymentId);
}

/** Returns an overpayment to its source, as a separate payment. */
async function giveBack(order: Order, { paymentId, valueDay }: Payment, amount: number, at: Date) {
  const { orderId } = order;
  const [refund] = await writableDb()
    .insert(payments)
    .values({ orderId, kind: 'refund', amount, status: 'posted', at, valueDay, periodNos: [], postedAt: at })
    .returning({ paymentId: payments.paymentId });
  await post({
    ...{ kind: 'return', orderId, paymentId: refund?.paymentId ?? paymentId, valueDay, at },
    lines: [
      { account: 'toReturn', amount },
      { account: 'bank', amount: -amount },
    ],
  });
}

/** Returns money in full that could not be credited (an expired code, another amount). */
export async function sendBack(
  order: LockedOrder,
  payment: Payment,
  arrived: number,
  at: Date,
): Promise<void> {
  const { orderId } = order;
  const { paymentId } = payment;
  const valueDay = businessDay(at);
  await post({
    ...{ kind: 'return', orderId, paymentId, valueDay, at },
    lines: [
      { account: 'bank', amount: arrived },
      { account: 'toReturn', amount: -arrived },
    ],
  });
  await giveBack(order, { ...payment, valueDay }, arrived, at);
}

/** The full amount of a payment, including its fee. */
export const paidWith = ({ amount, fee }: Pick<Payment, 'amount' | 'fee'>): number => sum([amount, fee]);
