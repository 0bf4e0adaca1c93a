import { and, eq, isNotNull, sum } from 'drizzle-orm';
import { db, writableDb } from '../../platform/database/connection';
import { ledgerEntries, payments } from '../../platform/database/schema/payments';
import { planChanges } from '../../platform/database/schema/plan-changes';
import { post, type Line } from './ledger';

type Payment = typeof payments.$inferSelect;

/** Money of a loan that the bank received, or took back. */
export interface MoneyEvent {
  readonly kind: 'payment' | 'reversal';
  readonly at: Date;
  readonly payment: Payment;
}

/** The order in which the money of a loan counts: that of the bank's bookings, not that of the reports. */
export const byBooking = (one: MoneyEvent, other: MoneyEvent): number =>
  one.at.getTime() - other.at.getTime() ||
  one.payment.serialNo - other.payment.serialNo ||
  one.kind.localeCompare(other.kind);

export const isLater = (one: MoneyEvent, other: MoneyEvent): boolean => byBooking(one, other) > 0;

/** Everything that counts after an event, first to last. */
export async function eventsAfter(event: MoneyEvent): Promise<readonly MoneyEvent[]> {
  const { orderId } = event.payment;
  const booked = await db()
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), isNotNull(payments.bookedAt)));
  return booked
    .flatMap((payment): MoneyEvent[] => {
      const { bookedAt, reversedAt } = payment;
      return [
        ...(bookedAt === null ? [] : [{ kind: 'payment' as const, at: bookedAt, payment }]),
        ...(reversedAt === null ? [] : [{ kind: 'reversal' as const, at: reversedAt, payment }]),
      ];
    })
    .filter((each) => isLater(each, event))
    .sort(byBooking);
}

/** Takes an event out of the books by postings of its own, so that it can be counted again after an earlier one. */
export async function undo({ kind, payment }: MoneyEvent, at: Date): Promise<void> {
  const { orderId, paymentId } = payment;
  for (const [valueDay, lines] of await postedBy(paymentId, kind)) {
    await post({ kind, orderId, paymentId, valueDay, at, lines: lines.map(opposite) });
  }
  await writableDb()
    .delete(planChanges)
    .where(and(eq(planChanges.paymentId, paymentId), eq(planChanges.kind, kind)));
}

/** The same line with the opposite sign. */
export const opposite = (line: Line): Line => ({ ...line, amount: -line.amount });

/** What the postings of a payment add up to, by value date. */
export async function postedBy(
  paymentId: string,
  kind: MoneyEvent['kind'],
): Promise<ReadonlyMap<string, readonly Line[]>> {
  const { account, periodNo, source, valueDay, amount } = ledgerEntries;
  const sums = await db()
    .select({ account, periodNo, source, valueDay, amount: sum(amount).mapWith(Number) })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.paymentId, paymentId), eq(ledgerEntries.kind, kind)))
    .groupBy(account, periodNo, source, valueDay);
  const byDay = new Map<string, Line[]>();
  for (const { valueDay: day, account: of, source: from, ...line } of sums.filter(
    (each) => each.amount !== 0,
  )) {
    const own: Line =
      of === 'bank' ? { account: of, amount: line.amount, source: from ?? '' } : { account: of, ...line };
    byDay.set(day, [...(byDay.get(day) ?? []), own]);
  }
  return byDay;
}
