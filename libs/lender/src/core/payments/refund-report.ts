import { and, eq } from 'drizzle-orm';
import { businessDay, businessNow } from '../../platform/context/clock';
import type { LendingCore } from '../../platform/context/lending-core';
import { isUuid } from '../../platform/context/uuid';
import { db, transaction, writableDb } from '../../platform/database/connection';
import { bankEntries } from '../../platform/database/schema/bank-entries';
import { payments } from '../../platform/database/schema/payments';
import { lockOrder } from '../orders/orders';
import { postRefund } from '../servicing/refund';

/** Records that the bank sent money back: of a loan, which is posted now, or an entry that belongs to no payment. Once per refund. */
export const noteRefund: LendingCore['noteRefund'] = async (refundId, at) => {
  const refund = isUuid(refundId) ? await findRefund(refundId) : undefined;
  if (refund === undefined) return noteEntry(refundId);
  return transaction(async () => {
    await lockOrder(refund.orderId);
    const current = await findRefund(refundId);
    if (current?.status !== 'sending') return 'repeated';
    await postRefund(current, { valueDay: businessDay(at), at: await businessNow() });
    return 'done';
  });
};

async function findRefund(paymentId: string) {
  const [found] = await db()
    .select()
    .from(payments)
    .where(and(eq(payments.paymentId, paymentId), eq(payments.kind, 'refund')));
  return found;
}

const noteEntry = (entryId: string) =>
  transaction(async () => {
    const [entry] = await writableDb()
      .select()
      .from(bankEntries)
      .where(eq(bankEntries.entryId, entryId))
      .for('update');
    if (entry === undefined) return 'unknown';
    if (entry.status !== 'sending') return 'repeated';
    await writableDb()
      .update(bankEntries)
      .set({ status: 'sentBack' })
      .where(eq(bankEntries.entryId, entryId));
    return 'done';
  });
