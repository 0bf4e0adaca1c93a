import { randomInt } from 'node:crypto';
import { writableDb } from '../../../platform/database/connection';
import { businessDay, realNow } from '../../../platform/context/clock';
import { thisLender } from '../../../platform/lender/lender';
import { bankEntries } from '../../../platform/database/schema/bank-entries';
import { bankReferences, payCodePeriods, payments } from '../../../platform/database/schema/payments';
import type { Order } from '../../orders/orders';
import { tellOfOtherAmount } from '../../orders/loan-news';

/** The full third payment of 12 000 over six months. */
const third = { amount: 2_142_31, periodNos: [3] };

const dayMs = 86_400_000;

/** Codes and references are unique, and a scenario may be loaded again when its loan has ended. */
const randomDigits = (count: number) => String(randomInt(10 ** count)).padStart(count, '0');

/** A pay code for the third payment, valid for a day. */
export async function withCode(order: Order, now: Date): Promise<Order> {
  const { orderId } = order;
  const paymentId = await write(order, now, {
    kind: 'code',
    purpose: 'period',
    status: 'waiting',
    vcode: `8808${randomDigits(12)}`,
    expiresAt: new Date(now.getTime() + dayMs),
  });
  await writableDb().insert(payCodePeriods).values({ paymentId, orderId, periodNo: 3 });
  return order;
}

/** A reference for the third payment, for which the bank reported 1.00 less; that money waits. */
export async function withOtherAmount(order: Order, now: Date): Promise<Order> {
  const { currencyCode } = thisLender();
  const reference = `4265${randomDigits(8)}`;
  const paymentId = await write(order, now, {
    kind: 'reference',
    purpose: 'amount',
    status: 'amountDiffers',
    reason: 'amountDiffers',
    reference,
    checkedAt: now,
  });
  const bankAmount = third.amount - 1_00;
  const entry = { reference, borrowerId: order.borrowerId, paymentId, at: now, bankAmount, looks: 1 };
  await writableDb().insert(bankReferences).values(entry);
  await writableDb()
    .insert(bankEntries)
    .values({
      entryId: `seed-${reference}`,
      amount: bankAmount,
      currency: currencyCode,
      references: [reference],
      status: 'unmatched',
      reason: 'amountDiffers',
      bookedAt: now,
      receivedAt: realNow(),
    });
  await tellOfOtherAmount(order, paymentId);
  return order;
}

type Facts = Pick<typeof payments.$inferInsert, 'kind' | 'purpose' | 'status'> &
  Partial<typeof payments.$inferInsert>;

async function write({ orderId }: Order, at: Date, facts: Facts): Promise<string> {
  const [payment] = await writableDb()
    .insert(payments)
    .values({ orderId, at, valueDay: businessDay(at), payType: 'bank-transfer', ...third, ...facts })
    .returning();
  if (payment === undefined) throw new Error('The payment was not written.');
  return payment.paymentId;
}
