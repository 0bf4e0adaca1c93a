import { allocate, splitTotal, sum, type Split } from '@clearloan/loan-math';
import { eq } from 'drizzle-orm';
import { db } from '../database/connection';
import { moveOrder, type Order } from '../lending/orders';
import { debtOf, findLoan, isOpen, openRows, type Debt } from './debt';
import { creditLines, post, type Line } from './ledger';
import { closeCode, endPaidCodes } from './pay-code-end';
import { coolingOffEnding, mayLeave, payoffOf, type Ending } from './payoff';
import { refreshStanding } from './standing';
import { payments, waivers } from './tables';

export type Payment = typeof payments.$inferSelect;

interface Fall {
  readonly rows: readonly { readonly periodNo: number; readonly paid: Split }[];
  readonly left: number;
  /** Charge for paying early, taken apart from the rows. */
  readonly prepayFee: number;
  readonly ending: Ending | undefined;
}

/**
 * Money for a payment has arrived: it falls on the debt, the books are written, what nobody owes goes back, and
 * the order moves on. The order is locked by the caller.
 * @param amount what arrived, without the fee of the way to pay
 */
export async function creditPayment(
  order: Order,
  payment: Payment,
  amount: number,
  at: Date,
): Promise<Order> {
  const loan = await findLoan(order.orderId);
  if (loan === undefined) throw new Error('Money arrived for an order without a loan.');
  const debt = await debtOf(loan, payment.valueDay);
  const fall = fallOf(debt, payment, amount);
  await post({
    kind: 'payment',
    orderId: order.orderId,
    paymentId: payment.paymentId,
    valueDay: payment.valueDay,
    at,
    lines: linesOf(fall, amount, payment.fee),
  });
  await waive(order, payment, fall.ending);
  await markPosted(payment, fall, at);
  await endPaidCodes(await debtOf(loan, payment.valueDay));
  if (fall.left > 0) await giveBack(order, payment, fall.left, at);
  if (fall.ending !== undefined && isLeaving(debt, payment)) return leaveLoan(order, at);
  return order.status === 'settled' || order.status === 'withdrawn' ? order : refreshStanding(order, at);
}

/** How an amount falls on the debt of the day that counts. */
function fallOf(debt: Debt, payment: Payment, amount: number): Fall {
  const ending = endingOf(debt, payment);
  if (ending !== undefined && amount >= ending.amount) {
    const rows = ending.rows.map(({ periodNo, pays }) => ({ periodNo, paid: pays }));
    return { rows, left: amount - ending.amount, prepayFee: ending.prepayFee, ending };
  }
  if (ending !== undefined && ending.prepayFee === 0) {
    // Too little to end the loan still pays what would have ended it: no interest of days to come.
    const asked = ending.rows.map(({ periodNo, pays }) => ({ periodNo, owed: pays }));
    return { ...allocate(amount, asked), prepayFee: 0, ending: undefined };
  }
  const open = openRows(debt).map((row) => ({ periodNo: row.periodNo, owed: row.open }));
  const chosen = open.filter((row) => payment.periodNos.includes(row.periodNo));
  const others = open.filter((row) => !payment.periodNos.includes(row.periodNo));
  return { ...allocate(amount, [...chosen, ...others]), prepayFee: 0, ending: undefined };
}

/** Money to give a loan back that can no longer be given back pays it off. */
function endingOf(debt: Debt, payment: Payment): Ending | undefined {
  const { purpose, valueDay } = payment;
  if (isLeaving(debt, payment)) return coolingOffEnding(debt, valueDay);
  const isForAll = purpose === 'payoff' || purpose === 'coolingOff';
  return isForAll && debt.rows.some(isOpen) ? payoffOf(debt, valueDay) : undefined;
}

const isLeaving = (debt: Debt, { purpose, at }: Payment): boolean =>
  purpose === 'coolingOff' && mayLeave(debt, at);

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
  await db()
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

async function markPosted({ paymentId, checkedAt }: Payment, { rows }: Fall, at: Date): Promise<void> {
  const periodNos = rows.filter((row) => splitTotal(row.paid) > 0).map((row) => row.periodNo);
  await db()
    .update(payments)
    .set({ status: 'posted', reason: null, postedAt: at, checkedAt, bankActsAt: null, periodNos })
    .where(eq(payments.paymentId, paymentId));
  await closeCode(paymentId);
}

/** What was paid too much goes back to where it came from, as a movement of its own. */
async function giveBack(order: Order, { paymentId, valueDay }: Payment, amount: number, at: Date) {
  const { orderId } = order;
  const [refund] = await db()
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

/** Money that could not be taken (a code that ended, another amount) goes back whole. */
export async function sendBack(order: Order, payment: Payment, arrived: number, at: Date): Promise<void> {
  const { orderId } = order;
  const { paymentId, valueDay } = payment;
  await post({
    ...{ kind: 'return', orderId, paymentId, valueDay, at },
    lines: [
      { account: 'bank', amount: arrived },
      { account: 'toReturn', amount: -arrived },
    ],
  });
  await giveBack(order, payment, arrived, at);
}

async function leaveLoan(order: Order, at: Date): Promise<Order> {
  return moveOrder(order, 'withdrawn', at, { wakeAt: order.wakeAt });
}

/** All that was paid with a payment, its fee included. */
export const paidWith = ({ amount, fee }: Pick<Payment, 'amount' | 'fee'>): number => sum([amount, fee]);
