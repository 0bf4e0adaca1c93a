import { and, asc, eq, inArray, isNotNull, lte, or } from 'drizzle-orm';
import { businessDay, businessNow } from '../../platform/context/clock';
import { db } from '../../platform/database/connection';
import { isIllegal } from '../orders/order-moves';
import { setReminders, type LockedOrder, type Moved } from '../orders/orders';
import { lookUpReference } from './bank-look-up';
import { creditPayment, type Payment } from './credit';
import { moneySource } from './ledger';
import { actOnMandate, creditCollected, nextMandateEvent } from './mandates';
import { endCode } from './pay-code-end';
import { payments } from '../../platform/database/schema/payments';

/** Statuses in which the bank still acts; it looks up again what it has not found. */
const openStatuses = ['waiting', 'verifying', 'notFound', 'collecting'] as const;

/** Runs the bank's due actions on a locked order and sets when it acts next. */
export async function lookAtBank(order: LockedOrder, at: Date): Promise<Moved> {
  const [next] = await db()
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.orderId, order.orderId),
        inArray(payments.status, openStatuses),
        or(lte(payments.bankActsAt, at), and(isNotNull(payments.expiresAt), lte(payments.expiresAt, at))),
      ),
    )
    .orderBy(asc(payments.bankActsAt))
    .limit(1);
  const moved = next === undefined ? await actOnMandate(order, at) : await act(order, next, at);
  return isIllegal(moved) ? moved : remindOfBank(moved);
}

async function act(order: LockedOrder, payment: Payment, at: Date): Promise<Moved> {
  const { bankActsAt, status } = payment;
  if (bankActsAt === null || bankActsAt > at) {
    await endCode(payment, 'ended');
    return order;
  }
  const source = moneySource.simulated(payment.paymentId);
  const received = { source, at: bankActsAt, bookedAt: bankActsAt };
  if (status === 'collecting') return creditCollected(order, payment, received);
  if (status !== 'waiting') return lookUpReference(order, payment, bankActsAt);
  return creditPayment(order, payment, received);
}

/** Sets the order's wake-up time to the next action of the bank or a mandate, or to none. */
export async function remindOfBank(order: LockedOrder): Promise<LockedOrder> {
  const open = await db()
    .select({ bankActsAt: payments.bankActsAt, expiresAt: payments.expiresAt })
    .from(payments)
    .where(and(eq(payments.orderId, order.orderId), inArray(payments.status, openStatuses)));
  const event = await nextMandateEvent(order.orderId, businessDay(await businessNow()));
  const ofBank = open.flatMap(({ bankActsAt, expiresAt }) => bankActsAt ?? expiresAt ?? []);
  const times = event === undefined ? ofBank : [...ofBank, event.at];
  const wakeAt = times.length === 0 ? null : new Date(Math.min(...times.map((time) => time.getTime())));
  await setReminders(order, { wakeAt });
  return { ...order, wakeAt };
}
