import type { SuggestedRecord } from '@clearloan/bookkeeping/contract';
import { msg } from '@lingui/core/macro';
import { and, eq, inArray } from 'drizzle-orm';
import { translateProductName } from '../../platform/context/product-names';
import { db } from '../../platform/database/connection';
import { thisLender } from '../../platform/lender/lender';
import type { Translate } from '../../platform/context/product-names';
import { bookRecords } from '../../platform/database/schema/bookkeeping';

const mostSuggested = 20;

/**
 * Loan payments that are not in the book. A delay is not a payment itself: its cost is paid with the payment it
 * belongs to. An accepted record has the payment's id, so it is one record on every device, and a deleted one is not proposed
 * again.
 */
export async function suggestedRecords(
  borrowerId: string,
  now: Date,
  t: Translate,
): Promise<SuggestedRecord[]> {
  const posted = await thisLender().core.postedPayments(borrowerId, now);
  const inBook = await recordsAmong(
    borrowerId,
    posted.map(({ paymentId }) => paymentId),
  );
  return posted
    .filter(({ paymentId }) => !inBook.has(paymentId))
    .slice(0, mostSuggested)
    .map(({ paymentId, productName, amount, fee, paidAt, periodNos }) => ({
      paymentId,
      amount: amount + fee,
      paidAt: paidAt.toISOString(),
      title: titleOf(translateProductName(productName, t), periodNos, t),
    }));
}

/** Records with the id of one of these payments, including deleted ones. */
async function recordsAmong(borrowerId: string, paymentIds: readonly string[]): Promise<ReadonlySet<string>> {
  const found = await db()
    .select({ recordId: bookRecords.recordId })
    .from(bookRecords)
    .where(and(eq(bookRecords.borrowerId, borrowerId), inArray(bookRecords.recordId, paymentIds)));
  return new Set(found.map(({ recordId }) => recordId));
}

function titleOf(productName: string, periodNos: readonly number[], t: Translate): string {
  const [periodNo] = periodNos;
  return periodNo === undefined || periodNos.length > 1
    ? t(msg`${productName}, payment`)
    : t(msg`${productName}, payment ${periodNo}`);
}
