import { randomUUID } from 'node:crypto';
import { codes } from '@clearloan/api-client/declare';
import { msg } from '@lingui/core/macro';
import { eq } from 'drizzle-orm';
import { accountOf, findCard } from '../../modules/certification/cards';
import { businessDay } from '../../platform/context/clock';
import { thisLender } from '../../platform/lender/lender';
import { db, writableDb } from '../../platform/database/connection';
import { refuse } from '../../platform/context/refusal';
import { findLoan, type Loan } from '../servicing/debt';
import { moneySource, post } from '../servicing/ledger';
import { payments } from '../../platform/database/schema/payments';
import { orThrow } from '../orders/order-moves';
import { moveOrder, type LockedOrder, type MoveResult } from '../orders/orders';
import { writePlan } from './signing';
import { loans, planRows } from '../../platform/database/schema/orders';

/** Requests the payout of a loan in the transaction that decides it. Without a bank to ask, the staff pays it out. */
export async function requestPayout(
  { orderId, borrowerId }: LockedOrder,
  { net, cardId }: { readonly net: number; readonly cardId: string },
): Promise<void> {
  const { currencyCode, outside } = thisLender();
  const account = await accountOf(borrowerId, cardId);
  if (account === undefined) throw new Error('A payout needs an account.');
  const order = { orderId, amount: net, currency: currencyCode, account };
  const payoutId = (await outside.payOut?.(order)) ?? randomUUID();
  await writableDb().update(loans).set({ payoutId }).where(eq(loans.orderId, orderId));
}

/** The money reached the account, so the loan starts on that day. */
export async function completePayout(order: LockedOrder, loan: Loan, at: Date): Promise<MoveResult> {
  const started = await startOn(loan, businessDay(at));
  await bookPayout(started, at);
  await writableDb().update(loans).set({ paidOutAt: at }).where(eq(loans.orderId, order.orderId));
  return moveOrder(order, 'repaying', at, { reason: null });
}

/** Interest starts on the day the money arrived. If that is later than the signed day, the plan moves with it. */
async function startOn(loan: Loan, day: string): Promise<Loan> {
  if (loan.startDate === day) return loan;
  const moved = { ...loan, startDate: day };
  await writableDb().update(loans).set({ startDate: day }).where(eq(loans.orderId, loan.orderId));
  await writableDb().delete(planRows).where(eq(planRows.orderId, loan.orderId));
  await writePlan(moved);
  return moved;
}

async function bookPayout(loan: Loan, at: Date): Promise<void> {
  const { orderId, net, startDate: valueDay } = loan;
  const rows = await db().select().from(planRows).where(eq(planRows.orderId, orderId));
  const [payment] = await writableDb()
    .insert(payments)
    .values({
      orderId,
      kind: 'payout',
      amount: net,
      status: 'posted',
      at,
      postedAt: at,
      valueDay,
      periodNos: [],
    })
    .returning({ paymentId: payments.paymentId });
  if (payment === undefined) throw new Error('The payout was not written.');
  const lent = rows.reduce((total, row) => total + row.principal, 0);
  await post({
    kind: 'payout',
    orderId,
    paymentId: payment.paymentId,
    valueDay,
    at,
    lines: [
      ...rows.map(({ periodNo, principal }) => ({
        account: 'principal' as const,
        amount: principal,
        periodNo,
      })),
      { account: 'bank', amount: -net, source: moneySource.payout(loan.payoutId ?? payment.paymentId) },
      // A fee deducted from the payout is earned now; an added one is paid with the plan.
      { account: 'fee', amount: net - lent },
    ],
  });
}

/**
 * Rejects changes of the account while money is in transit: the new account would be shown, but the money goes to the old one.
 */
export const moneyUnderWay = () =>
  refuse(
    codes.notAllowedNow,
    msg`Your money is on its way to the account you chose. You can change the account once it arrives.`,
  );

/**
 * Sets the account of an order. Before signing nothing changes here. After a returned payout, the payout is retried. While
 * money is in transit, or after it arrived, the change is rejected (1003).
 */
export async function useAccount(order: LockedOrder, cardId: string, now: Date): Promise<LockedOrder> {
  if (['draft', 'reviewing', 'approved'].includes(order.status)) return order;
  if (order.status === 'disbursing') throw moneyUnderWay();
  const card = await findCard(order.borrowerId, cardId);
  if (card === undefined) throw refuse(codes.notFound, msg`We can’t find this account.`);
  const loan = await findLoan(order.orderId);
  // A withdrawn or rejected application never became a loan.
  if (loan === undefined)
    throw refuse(codes.notAllowedNow, msg`This can’t be done now. Check your loan again.`);
  await requestPayout(order, { net: loan.net, cardId });
  const moved = orThrow(await moveOrder(order, 'disbursing', now, { reason: null }));
  const { bankName, tail: bankTail } = card;
  await writableDb()
    .update(loans)
    .set({ cardId, bankName, bankTail })
    .where(eq(loans.orderId, order.orderId));
  return moved;
}
