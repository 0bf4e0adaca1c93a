import { and, eq, inArray } from 'drizzle-orm';
import { db, writableDb } from '../../platform/database/connection';
import { isOpen, type Debt } from './debt';
import { payCodePeriods, payments } from '../../platform/database/schema/payments';

export async function endCode(
  { paymentId }: { readonly paymentId: string },
  reason: 'ended' | 'replaced' | 'paid',
): Promise<void> {
  await writableDb()
    .update(payments)
    .set({ status: 'expired', reason })
    .where(eq(payments.paymentId, paymentId));
  await closeCode(paymentId);
}

/** Ends waiting codes for one of these payments of the plan. */
export async function endOpenCodes(orderId: string, periodNos: readonly number[]): Promise<void> {
  if (periodNos.length === 0) return;
  const open = await db()
    .selectDistinct({ paymentId: payCodePeriods.paymentId })
    .from(payCodePeriods)
    .where(
      and(
        eq(payCodePeriods.orderId, orderId),
        inArray(payCodePeriods.periodNo, [...periodNos]),
        eq(payCodePeriods.isOpen, true),
      ),
    );
  for (const { paymentId } of open) await endCode({ paymentId }, 'replaced');
}

/** Releases the plan payments of a code, so that new codes can be created for them. */
export async function closeCode(paymentId: string): Promise<void> {
  await writableDb()
    .update(payCodePeriods)
    .set({ isOpen: false })
    .where(and(eq(payCodePeriods.paymentId, paymentId), eq(payCodePeriods.isOpen, true)));
}

/** Ends waiting codes for plan payments that are already paid, so that nobody pays twice. */
export async function endPaidCodes({ loan, rows }: Debt): Promise<void> {
  const open = new Set(rows.filter(isOpen).map(({ periodNo }) => periodNo));
  const waiting = await db()
    .select({ paymentId: payments.paymentId, periodNos: payments.periodNos })
    .from(payments)
    .where(and(eq(payments.orderId, loan.orderId), eq(payments.status, 'waiting')));
  for (const { paymentId, periodNos } of waiting) {
    if (!periodNos.some((periodNo) => open.has(periodNo))) await endCode({ paymentId }, 'paid');
  }
}
