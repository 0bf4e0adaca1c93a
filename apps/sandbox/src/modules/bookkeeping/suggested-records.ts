import type { SuggestedRecord } from '@clearloan/bookkeeping/contract';
import { msg } from '@lingui/core/macro';
import { and, desc, eq, inArray, notExists, sql } from 'drizzle-orm';
import { db } from '../../database/connection';
import { catchUpAll } from '../lending/catch-up';
import { orders, products } from '../../database/schema/orders';
import { payments } from '../../database/schema/payments';
import type { Translate } from '../../context/messages';
import { bookRecords } from '../../database/schema/bookkeeping';

const mostSuggested = 20;

/**
 * Payments of loans that are not in the book; a delay is none: its cost is paid with the payment it joins. A record that
 * takes one over bears the payment's id, so it is one record on every phone, and one that was deleted is not proposed again.
 */
export async function suggestedRecords(
  borrowerId: string,
  now: Date,
  t: Translate,
): Promise<SuggestedRecord[]> {
  await catchUpAll(borrowerId, now);
  const inBook = db()
    .select({ one: sql`1` })
    .from(bookRecords)
    .where(and(eq(bookRecords.borrowerId, borrowerId), eq(bookRecords.recordId, payments.paymentId)));
  const rows = await db()
    .select({ payment: payments, productName: products.name })
    .from(payments)
    .innerJoin(orders, eq(orders.orderId, payments.orderId))
    .innerJoin(products, eq(products.productId, orders.productId))
    .where(
      and(
        eq(orders.borrowerId, borrowerId),
        inArray(payments.kind, ['code', 'reference']),
        eq(payments.status, 'posted'),
        notExists(inBook),
      ),
    )
    .orderBy(desc(payments.at))
    .limit(mostSuggested);
  return rows.map(({ payment, productName }) => ({
    paymentId: payment.paymentId,
    amount: payment.amount + payment.fee,
    paidAt: (payment.postedAt ?? payment.at).toISOString(),
    title: titleOf(productName, payment.periodNos, t),
  }));
}

function titleOf(productName: string, periodNos: readonly number[], t: Translate): string {
  const [periodNo] = periodNos;
  return periodNo === undefined || periodNos.length > 1
    ? t(msg`${productName}, payment`)
    : t(msg`${productName}, payment ${periodNo}`);
}
