import { splitTotal } from '@clearloan/loan-math';
import { mainCard } from '../../../modules/certification/cards';
import { businessDay } from '../../../platform/context/clock';
import { writableDb } from '../../../platform/database/connection';
import { locked } from '../../../platform/database/locked';
import { creditPayment } from '../../servicing/credit';
import { debtOf, findLoan, nextRow } from '../../servicing/debt';
import { moneySource } from '../../servicing/ledger';
import { coolingOffEnding } from '../../servicing/payoff';
import { refreshLoanStatus } from '../../servicing/loan-status';
import { payments } from '../../../platform/database/schema/payments';
import { keyFactsOf } from '../key-facts';
import { orThrow } from '../../orders/order-moves';
import { lockOrder, moveOrder, type LockedOrder, type MoveResult } from '../../orders/orders';
import { completePayout } from '../payout';
import { price } from '../../orders/pricing';
import { findProduct } from '../../orders/products';
import { approve } from '../review';
import { sign } from '../signing';
import { orderHistory, orders } from '../../../platform/database/schema/orders';
import { instantOf } from '../../../platform/context/instants';

/** A loan taken some time ago. */
export interface PastLoan {
  readonly productId: string;
  readonly amount: number;
  readonly tenure: number;
  /** The day of the payout. */
  readonly startDate: string;
  /** The time on that day; in the morning by default. */
  readonly at?: Date;
  /** The number of payments made, each on its due date. */
  readonly paid: number;
  /** Whether the bank returned the payout. */
  readonly isPayoutReturned?: boolean;
}

const openingTime = 'T03:10:00Z';
/** A time within the working hours of a business day. */
export const timeOn = (day: string): Date => instantOf(`${day}${openingTime}`);

/** A submitted application. */
export async function submitApplication(
  borrowerId: string,
  productId: string,
  at: Date,
): Promise<LockedOrder> {
  await findProduct(productId);
  const [draft] = await writableDb()
    .insert(orders)
    .values({ borrowerId, productId, status: 'draft', createdAt: at, statusAt: at })
    .returning();
  if (draft === undefined) throw new Error('The order was not written.');
  await writableDb()
    .insert(orderHistory)
    .values({ orderId: draft.orderId, version: 1, from: '', to: 'draft', at });
  return orThrow(await moveOrder(locked({ ...draft, parked: null }), 'reviewing', at));
}

/** Takes a loan in the past and makes its payments, with the same code as every loan. */
export async function takePastLoan(borrowerId: string, past: PastLoan): Promise<LockedOrder> {
  const { at = timeOn(past.startDate) } = past;
  const approved = orThrow(await approve(await submitApplication(borrowerId, past.productId, at), at));
  const product = await findProduct(past.productId);
  const card = await mainCard(borrowerId);
  if (card === undefined) throw new Error('A seed scenario needs a bank account.');
  const { amount, tenure, startDate } = past;
  const priced = price({ rules: product, amount, tenure, startDate });
  const keyFacts = keyFactsOf({ product, rules: product, tenure, priced });
  const signed = await sign({ order: approved, product, priced, tenure, keyFacts, card, now: at });
  if (past.isPayoutReturned === true)
    return orThrow(await moveOrder(signed, 'disburseFailed', at, { reason: 'accountRefused' }));
  const loan = await findLoan(signed.orderId);
  if (loan === undefined) throw new Error('A payout needs a signed loan.');
  const paidOut = orThrow(await completePayout(signed, loan, at));
  return payPeriods(orThrow(await refreshLoanStatus(paidOut, at)), past);
}

async function payPeriods(order: LockedOrder, { paid }: PastLoan): Promise<LockedOrder> {
  for (let count = 0; count < paid; count += 1) {
    await payNext(await lockOrder(order.orderId));
  }
  return lockOrder(order.orderId);
}

async function payNext(order: LockedOrder): Promise<void> {
  const loan = await findLoan(order.orderId);
  const row = loan && nextRow(await debtOf(loan, loan.startDate));
  if (row === undefined) return;
  const { dueDate, periodNo, open } = row;
  const expected = { purpose: 'period' as const, amount: splitTotal(open), periodNos: [periodNo] };
  orThrow(await payByWallet(order, expected, timeOn(dueDate)));
}

/** Returns a loan on the day it was taken, with the same code as every payment. */
export async function exitInCoolingOff({ orderId }: LockedOrder, at: Date): Promise<LockedOrder> {
  const order = await lockOrder(orderId);
  const loan = await findLoan(orderId);
  if (loan === undefined) throw new Error('Only a loan can be returned.');
  const day = businessDay(at);
  const debt = await debtOf(loan, day);
  const { amount } = coolingOffEnding(debt, day);
  const periodNos = debt.rows.map(({ periodNo }) => periodNo);
  return orThrow(await payByWallet(order, { purpose: 'coolingOff', amount, periodNos }, at));
}

type SeedPayment = Pick<typeof payments.$inferInsert, 'purpose' | 'amount' | 'periodNos'>;

/** Creates a code for a payment, and its money arrives at once. */
async function payByWallet(order: LockedOrder, expected: SeedPayment, at: Date): Promise<MoveResult> {
  const code = { kind: 'code', payType: 'wallet', status: 'waiting', at, valueDay: businessDay(at) } as const;
  const [payment] = await writableDb()
    .insert(payments)
    .values({ orderId: order.orderId, ...code, ...expected })
    .returning();
  if (payment === undefined) throw new Error('The payment was not written.');
  const source = moneySource.seed(payment.paymentId);
  return creditPayment(order, payment, { source, at, bookedAt: at });
}
